/** Returns a global that a script defined. An element with that id or name isn't an own property (threats 1, 10). */
export const ownGlobal = (name: 'cobble' | 'cobbleSettings'): unknown => Object.hasOwn(window, name) && window[name];
