/**
 * When a JWT expires, by its `exp` claim. The signature is the server's business.
 *
 * @param jwt the token without a scheme
 * @returns milliseconds since 1970; NaN for no token, a malformed one, or one without the claim
 */
export const expiryOf = (jwt?: string): number => {
  try {
    const claims = jwt?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
    const { exp }: { exp?: unknown } = JSON.parse(atob(claims ?? ''));
    return typeof exp === 'number' ? exp * 1000 : NaN;
  } catch {
    return NaN;
  }
};
