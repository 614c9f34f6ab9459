/**
 * The key of all answers to `cobble.consent()`, oldest first, for all files of all builds. It belongs to a global,
 * because the client may be a separate bundle. It is a symbol, because no element can have its name (threat 10).
 */
export const consentKey: unique symbol = Symbol.for('cobble.consent');
