// @ts-nocheck: it changes prototypes on purpose.
/*
 * Imitates libraries of around 2008:
 * - Arrays and strings get a toJSON that returns JSON text, which JSON.stringify encodes again.
 * - Additions to prototypes are enumerable.
 * - Some additions share a name with a later native function, but work differently.
 */
(function () {
  var json = function (value) {
    if (value === null) return 'null';
    if (typeof value == 'string') return '"' + value.replace(/["\\]/g, '\\$&') + '"';
    if (typeof value != 'object') return String(value);
    if (value instanceof Array) return '[' + value.map(json).join(', ') + ']';
    return (
      '{' +
      Object.keys(value)
        .map(function (key) {
          return json(key) + ': ' + json(value[key]);
        })
        .join(', ') +
      '}'
    );
  };
  Array.prototype.toJSON = function () {
    return json(this);
  };
  String.prototype.toJSON = function () {
    return json(String(this));
  };
  Number.prototype.toJSON = function () {
    return String(this);
  };
  Array.prototype.each = function (visit) {
    for (var i = 0; i < this.length; i++) visit(this[i], i);
    return this;
  };
  Array.prototype.first = function () {
    return this[0];
  };
  Array.prototype.last = function () {
    return this[this.length - 1];
  };
  Array.prototype.entries = function () {
    return this.slice(0);
  };
  String.prototype.strip = function () {
    return this.replace(/^\s+|\s+$/g, '');
  };
  String.prototype.startsWith = function (start) {
    return this.lastIndexOf(start, 0) === 0;
  };
  Array.from = function (list) {
    return list == null ? [] : typeof list == 'object' && 'length' in list ? Array.prototype.slice.call(list) : [list];
  };
  Element.prototype.show = function () {
    this.style.display = '';
    return this;
  };
  Element.prototype.hide = function () {
    this.style.display = 'none';
    return this;
  };
  Element.prototype.update = function (html) {
    this.innerHTML = html;
    return this;
  };
  window.$ = function (id) {
    return document.getElementById(id);
  };
  window.$$ = function (selector) {
    return Array.from(document.querySelectorAll(selector));
  };
  window.Class = {
    create: function () {
      return function () {};
    },
  };
})();
