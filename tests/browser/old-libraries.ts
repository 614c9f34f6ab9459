/**
 * Libraries of 2005 to 2012 changed natives in documented ways. This file reimplements these changes, because no
 * package registry has the old versions.
 */

/** Prototype.js 1.6 adds methods to arrays and elements, replaces some natives, and serialises JSON twice. */
const prototype = `
var $break = {};
var K = function (one) { return one; };
function $A(list) { if (!list) return []; if (list.toArray) return list.toArray(); var length = list.length || 0, made = new Array(length); while (length--) made[length] = list[length]; return made; }
Object.extend = function (to, from) { for (var name in from) to[name] = from[name]; return to; };
Object.extend(Object, {
  keys: function (object) { var keys = []; for (var name in object) keys.push(name); return keys; },
  values: function (object) { var values = []; for (var name in object) values.push(object[name]); return values; },
  clone: function (object) { return Object.extend({}, object); },
  toJSON: function (object) {
    switch (typeof object) { case 'undefined': case 'function': case 'unknown': return; case 'boolean': return object.toString(); }
    if (object === null) return 'null';
    if (object.toJSON) return object.toJSON();
    if (object.nodeType == 1) return;
    var results = [];
    for (var name in object) { var value = Object.toJSON(object[name]); if (value !== undefined) results.push(name.toJSON() + ': ' + value); }
    return '{' + results.join(', ') + '}';
  }
});
Object.extend(Function.prototype, {
  bind: function () { if (arguments.length < 2 && arguments[0] === undefined) return this; var method = this, given = $A(arguments), object = given.shift(); return function () { return method.apply(object, given.concat($A(arguments))); }; },
  curry: function () { var method = this, given = $A(arguments); return function () { return method.apply(this, given.concat($A(arguments))); }; },
  delay: function () { var method = this, given = $A(arguments), time = given.shift() * 1000; return setTimeout(function () { return method.apply(method, given); }, time); },
  methodize: function () { var method = this; return this._methodized = function () { return method.apply(null, [this].concat($A(arguments))); }; }
});
Date.prototype.toJSON = function () { return '"' + this.toISOString() + '"'; };
RegExp.prototype.match = RegExp.prototype.test;
Object.extend(Number.prototype, { succ: function () { return this + 1; }, times: function (visit) { for (var i = 0; i < this; i++) visit(i); return this; }, toJSON: function () { return isFinite(this) ? this.toString() : 'null'; } });
Object.extend(String.prototype, {
  sub: function (pattern, by) { return this.replace(pattern, by); }, strip: function () { return this.replace(/^\\s+/, '').replace(/\\s+$/, ''); }, toArray: function () { return this.split(''); },
  times: function (count) { return count < 1 ? '' : new Array(count + 1).join(this); }, include: function (part) { return this.indexOf(part) > -1; }, blank: function () { return /^\\s*$/.test(this); }, empty: function () { return this == ''; },
  startsWith: function (part) { return this.indexOf(part) === 0; }, endsWith: function (part) { var at = this.length - part.length; return at >= 0 && this.lastIndexOf(part) === at; },
  toJSON: function () { return '"' + this.replace(/[\\x00-\\x1f\\\\"]/g, function (sign) { return '\\\\u' + ('000' + sign.charCodeAt(0).toString(16)).slice(-4); }) + '"'; }
});
var Enumerable = {
  each: function (visit, context) { var index = 0; try { this._each(function (value) { visit.call(context, value, index++); }); } catch (error) { if (error != $break) throw error; } return this; },
  all: function (test, context) { test = test || K; var result = true; this.each(function (value, index) { result = result && !!test.call(context, value, index); if (!result) throw $break; }); return result; },
  any: function (test, context) { test = test || K; var result = false; this.each(function (value, index) { if (result = !!test.call(context, value, index)) throw $break; }); return result; },
  collect: function (make, context) { make = make || K; var results = []; this.each(function (value, index) { results.push(make.call(context, value, index)); }); return results; },
  detect: function (test, context) { var result; this.each(function (value, index) { if (test.call(context, value, index)) { result = value; throw $break; } }); return result; },
  findAll: function (test, context) { var results = []; this.each(function (value, index) { if (test.call(context, value, index)) results.push(value); }); return results; },
  include: function (object) { return this.indexOf(object) != -1; },
  inject: function (memo, join, context) { this.each(function (value, index) { memo = join.call(context, memo, value, index); }); return memo; },
  toArray: function () { return this.collect(K); },
  size: function () { return this.toArray().length; }
};
Object.extend(Enumerable, { map: Enumerable.collect, find: Enumerable.detect, select: Enumerable.findAll, filter: Enumerable.findAll, member: Enumerable.include, entries: Enumerable.toArray, every: Enumerable.all, some: Enumerable.any });
Object.extend(Array.prototype, Enumerable);
Array.prototype._reverse = Array.prototype.reverse;
Object.extend(Array.prototype, {
  _each: function (visit) { for (var i = 0, length = this.length; i < length; i++) visit(this[i]); }, clear: function () { this.length = 0; return this; }, first: function () { return this[0]; }, last: function () { return this[this.length - 1]; },
  compact: function () { return this.select(function (value) { return value != null; }); }, without: function () { var values = $A(arguments); return this.select(function (value) { return !values.include(value); }); },
  reverse: function (inline) { return (inline !== false ? this : this.toArray())._reverse(); }, reduce: function () { return this.length > 1 ? this : this[0]; },
  clone: function () { return [].concat(this); }, size: function () { return this.length; }, inspect: function () { return '[' + this.join(', ') + ']'; },
  toJSON: function () { var results = []; this.each(function (object) { var value = Object.toJSON(object); if (value !== undefined) results.push(value); }); return '[' + results.join(', ') + ']'; }
});
Array.prototype.toArray = Array.prototype.clone;
Array.from = $A;
var methods = {
  visible: function (element) { return element.style.display != 'none'; }, toggle: function (element) { element[element.visible() ? 'hide' : 'show'](); return element; },
  hide: function (element) { element.style.display = 'none'; return element; }, show: function (element) { element.style.display = ''; return element; },
  remove: function (element) { element.parentNode.removeChild(element); return element; }, update: function (element, html) { element.innerHTML = html; return element; },
  replace: function (element, html) { element.outerHTML = html; return element; }, empty: function (element) { return element.innerHTML.blank(); },
  scrollTo: function (element) { var box = element.getBoundingClientRect(); window.scrollTo(box.left, box.top); return element; },
  select: function (element, selector) { return $A(element.querySelectorAll(selector)); }, next: function (element) { return element.nextElementSibling; }, previous: function (element) { return element.previousElementSibling; },
  up: function (element) { return element.parentNode; }, down: function (element) { return element.firstElementChild; }, match: function (element, selector) { return element.matches(selector); }, identify: function (element) { return element.id = element.id || 'anonymous_element_1'; },
  insert: function (element, html) { element.insertAdjacentHTML('beforeend', html); return element; }, wrap: function (element) { return element; }, observe: function (element, name, hear) { element.addEventListener(name, hear); return element; }, fire: function (element) { return element; }, getStyle: function (element, name) { return element.style[name]; }, setStyle: function (element) { return element; }
};
for (var name in methods) HTMLElement.prototype[name] = methods[name].methodize();
var NativeElement = window.Element;
window.Element = function (tag) { return document.createElement(tag); };
Object.extend(window.Element, methods);
window.Hash = function () {}; window.$ = function (id) { return document.getElementById(id); }; window.$$ = function (selector) { return $A(document.querySelectorAll(selector)); };
`;

/** MooTools 1.2 replaces Event, Element and scrollTo(x, y), and adds enumerable properties. */
const mootools = `
window.Event = function (event) { this.event = event || window.event; };
window.Event.prototype = { stop: function () { this.event.stopPropagation(); this.event.preventDefault(); return this; } };
Element.prototype.scrollTo = function (x, y) { this.scrollLeft = x; this.scrollTop = y; return this; };
Element.prototype.contains = function (element) { return element && (element = typeof element == 'string' ? document.getElementById(element) : element) ? !!(this === element || this.compareDocumentPosition(element) & 16) : false; };
var more = { each: function (visit, bind) { for (var i = 0; i < this.length; i++) visit.call(bind, this[i], i, this); }, contains: function (item) { return this.indexOf(item) != -1; }, include: function (item) { if (!this.contains(item)) this.push(item); return this; }, erase: function (item) { for (var i = this.length; i--;) if (this[i] === item) this.splice(i, 1); return this; }, empty: function () { this.length = 0; return this; }, clean: function () { return this.filter(function (one) { return one != null; }); }, getLast: function () { return this[this.length - 1]; }, associate: function () { return {}; }, link: function () { return {}; } };
for (var name in more) Array.prototype[name] = more[name];
String.prototype.contains = function (part) { return this.indexOf(part) > -1; }; String.prototype.test = function (pattern) { return new RegExp(pattern).test(this); }; String.prototype.toInt = function () { return parseInt(this, 10); };
Function.prototype.extend = function (more) { for (var name in more) this[name] = more[name]; return this; }; Function.prototype.create = function () { var method = this; return function () { return method.apply(null, arguments); }; };
Element.prototype.get = function (name) { return this.getAttribute(name); }; Element.prototype.set = function (name, value) { this.setAttribute(name, value); return this; }; Element.prototype.empty = function () { this.innerHTML = ''; return this; }; Element.prototype.dispose = function () { return this.parentNode ? this.parentNode.removeChild(this) : this; }; Element.prototype.clone = function () { return this.cloneNode(true); };
window.$ = function (id) { return document.getElementById(id); }; window.$$ = function (selector) { return document.querySelectorAll(selector); };
`;

/** json.js of 2006 and Prototype.js 1.3 add properties to every object. Their `keys()` lists these, too. */
const everyObject = `
Object.prototype.toJSONString = function () { return ''; };
Object.prototype.extend = function (more) { for (var name in more) this[name] = more[name]; return this; };
Object.keys = function (object) { var keys = []; for (var name in object) keys.push(name); return keys; };
Array.prototype.toJSONString = function () { return '[' + this.join() + ']'; };
`;

export const oldLibraries: Readonly<Record<string, string>> = {
  'Prototype.js 1.6': prototype,
  'MooTools 1.2': mootools,
  'json.js and Prototype.js 1.3': everyObject,
};
