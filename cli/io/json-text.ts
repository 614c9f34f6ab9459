import { safeJson } from './safe-json';

/** Printable ASCII except the quote and the backslash: JSON needs no escapes. */
const PLAIN = /^[ !#-[\]-~]*$/;

/** As `safeJson` for a text, but faster if it has nothing to escape, as most URLs. */
export const jsonText = (text: string): string => (PLAIN.test(text) ? `"${text}"` : safeJson(text));
