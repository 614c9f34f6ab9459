/**
 * The key of the answers to `cobble.consent()`. The answers are global, because the client may be a separate bundle.
 * The key is a symbol, because an element can't have a symbol as its name (threat 10).
 */
export const consentKey: unique symbol = Symbol.for('cobble.consent');
