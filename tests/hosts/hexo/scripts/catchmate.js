hexo.extend.injector.register("head_end", '<link rel="stylesheet" href="/catchmate.css" />');
hexo.extend.injector.register("head_end", '<script src="/widget.js" defer data-fences></script>');
