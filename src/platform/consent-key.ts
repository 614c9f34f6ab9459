/**
 * The answers are global, because the client may be a separate bundle. The key is a symbol, because an element can't be
 * named so (threat 10).
 */
export const consentKey: unique symbol = Symbol.for('cobble.consent');
