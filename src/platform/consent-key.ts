/**
 * Where the answers to `cobble.consent()` lie, the first first, for every file of every build: a global, as the client
 * may be a bundle of its own; a symbol, as no element can have its name (threat 10).
 */
export const consentKey: unique symbol = Symbol.for('cobble.consent');
