/**
 * Short names for preact's private members, the same as in its own build: the members of one object differ, and some of
 * different objects share one, which packs better.
 */
export const preactNames: Readonly<Record<string, string>> = {
  // A node of the tree.
  _children: '__k',
  _parent: '__',
  _depth: '__b',
  _dom: '__e',
  _component: '__c',
  _original: '__v',
  _index: '__i',
  _flags: '__u',
  // A component.
  _bits: '__g',
  _vnode: '__v',
  _parentDom: '__P',
  _globalContext: '__n',
  _nextState: '__s',
  _renderCallbacks: '__h',
  __hooks: '__H',
  _hasScuFromHooks: '__f',
  // Its hooks.
  _list: '__',
  _pendingEffects: '__h',
  _value: '__',
  _nextValue: '__N',
  _args: '__H',
  _pendingArgs: 'u',
  _cleanup: '__c',
  _passive: '__P',
  _reducer: 't',
  // An element.
  _listeners: '__e',
  _attached: '__a',
  // The options.
  _diff: '__b',
  _render: '__r',
  _commit: '__c',
  _catchError: '__e',
};
