/**
 * The consent answers are global, because the client may be a separate bundle. The key is a symbol, because an
 * element's id or name is a string and can't equal it (threat 10).
 */
export const consentKey: unique symbol = Symbol.for('cobble.consent');
