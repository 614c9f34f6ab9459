/**
 * The key of the answers to `cobble.consent()`. Global, because the client may be a separate bundle. A symbol, because
 * an element can't have its name (threat 10).
 */
export const consentKey: unique symbol = Symbol.for('cobble.consent');
