/**
 * Returns a global only if a script defined it. An element with that id or name isn't an own property of `window`
 * (threats 1, 10).
 */
export const ownGlobal = (name: 'cobble' | 'cobbleSettings'): unknown => Object.hasOwn(window, name) && window[name];
