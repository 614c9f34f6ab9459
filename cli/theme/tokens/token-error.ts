/** A token that can't be read. The message doesn't include its path: the caller adds it. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
}
