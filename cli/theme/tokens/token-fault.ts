/** What is wrong with a token: the message names no path, which whoever catches it knows. */
export class TokenFault extends Error {
  override readonly name = 'TokenFault';
}
