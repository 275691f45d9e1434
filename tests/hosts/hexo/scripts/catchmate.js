hexo.extend.injector.register("head_end", '<script src="/widget.js" defer data-fences></script>');
