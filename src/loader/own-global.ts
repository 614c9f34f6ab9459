/**
 * Returns a global that a script made, or false. An element with that id or name is found under `window`, too, but isn't
 * an own property (threats 1 and 10).
 */
export const ownGlobal = (name: 'cobble' | 'cobbleSettings'): unknown => Object.hasOwn(window, name) && window[name];
