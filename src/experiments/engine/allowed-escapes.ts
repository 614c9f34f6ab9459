/**
 * The escapes that a pattern may have, inside and outside of a class, as the source of an expression for what follows
 * the backslash. Browsers read every other one by Annex B of the standard, mostly as the letter itself: `\X` is X.
 * Those are rejected, because a pattern that is read in two ways can't be proved harmless.
 */
export const ALLOWED_ESCAPES = String.raw`[dDwWsSbBfnrtv\W_]|0(?!\d)|x[\da-fA-F]{2}|u[\da-fA-F]{4}`;
