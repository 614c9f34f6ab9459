/** The caller adds the token's path to the message. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
}
