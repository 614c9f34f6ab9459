/** Returns a global that a script defined. Elements with that id or name aren't own properties (threats 1, 10). */
export const ownGlobal = (name: 'cobble' | 'cobbleSettings'): unknown => Object.hasOwn(window, name) && window[name];
