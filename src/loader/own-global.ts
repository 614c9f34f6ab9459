/**
 * Returns a global that a script defined, or false. `window` also lists elements by id or name, but not as own
 * properties (threats 1 and 10).
 */
export const ownGlobal = (name: 'cobble' | 'cobbleSettings'): unknown => Object.hasOwn(window, name) && window[name];
