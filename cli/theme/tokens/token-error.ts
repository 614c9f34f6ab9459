/** The message omits the token's path. `readTokens` adds it. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
}
