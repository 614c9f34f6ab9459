/**
 * A global that a script made. An element with the name as its id or name is found under `window`, too, but it is no
 * property of its own there (threats 1 and 10).
 *
 * @returns false where there is none
 */
export const ownGlobal = (name: 'cobble' | 'cobbleSettings'): unknown => Object.hasOwn(window, name) && window[name];
