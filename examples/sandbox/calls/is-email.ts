/**
 * Whether a text is a mail address as far as its shape tells. No address is longer than 254 characters (RFC 5321), and
 * the pattern is not tried on more.
 */
export const isEmail = (text: string): boolean => text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
