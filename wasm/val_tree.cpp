/// The functions that read JavaScript values.
#include "val_tree.h"

#include <emscripten/emscripten.h>

// Proxies and getters run the caller's code. An exception must not cross C++ frames: their destructors would not run,
// and the stack would stay lowered. So each function catches, and a value that throws becomes `unreadable`
// (engine/values.ts), of a kind that no reader expects.
// clang-format off
EM_JS(double, tree_kind, (emscripten::EM_VAL handle), {
  try {
    var value = Emval.toValue(handle);
    if (value === null) return 1;
    if (Array.isArray(value)) {
      var length = value.length;
      return Number.isInteger(length) && length >= 0 ? 2 + 8 * Math.min(length, 0xffffffff) : -1;
    }
    if (typeof value === "object") return Module["isUnreadable"](value) ? -1 : 3 + 8 * Object.keys(value).length;
    return ["undefined", "", "", "", "boolean", "number", "string"].indexOf(typeof value);
  } catch (error) {
    return -1;
  }
});
EM_JS(double, tree_number, (emscripten::EM_VAL handle), {
  return Emval.toValue(handle);
});
EM_JS(emscripten::EM_VAL, tree_get, (emscripten::EM_VAL handle, emscripten::EM_VAL name), {
  try {
    return Emval.toHandle(Emval.toValue(handle)[Emval.toValue(name)]);
  } catch (error) {
    return Emval.toHandle(Module["unreadable"](error));
  }
});
EM_JS(emscripten::EM_VAL, tree_at, (emscripten::EM_VAL handle, double index), {
  try {
    return Emval.toHandle(Emval.toValue(handle)[index]);
  } catch (error) {
    return Emval.toHandle(Module["unreadable"](error));
  }
});
EM_JS(int, tree_has, (emscripten::EM_VAL handle, emscripten::EM_VAL name), {
  try {
    return Object.prototype.hasOwnProperty.call(Emval.toValue(handle), Emval.toValue(name));
  } catch (error) {
    return 1;
  }
});
EM_JS(emscripten::EM_VAL, tree_names, (emscripten::EM_VAL handle), {
  try {
    return Emval.toHandle(Object.keys(Emval.toValue(handle)));
  } catch (error) {
    return Emval.toHandle([]);
  }
});
// clang-format on
