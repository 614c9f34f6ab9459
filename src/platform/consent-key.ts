/**
 * Key of the consent answers in `globalThis`, which separate bundles share. A symbol can't equal an element's id or
 * name (threat 10).
 */
export const consentKey: unique symbol = Symbol.for('cobble.consent');
