/**
 * The key of the answers to `cobble.consent()`. It is global, because the client may be a separate bundle. It is a
 * symbol, because an element can't have its name (threat 10).
 */
export const consentKey: unique symbol = Symbol.for('cobble.consent');
