/** An unreadable token. The caller adds its path to the message. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
}
