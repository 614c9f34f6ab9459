/** AUT-4 */
export interface SignedIn {
  readonly storage: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
}

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** @param expires Time in milliseconds since 1970 */
export const jwt = (expires: number): string =>
  `${base64url({ alg: 'none' })}.${base64url({ exp: Math.floor(expires / 1000), sub: 'Zoë' })}.c2ln`;

export const signedIn = (now = Date.now()): SignedIn => ({
  storage: {
    expiration: String(now + 3_600_000),
    minecraft: JSON.stringify({ mcToken: `MCToken ${jwt(now + 3_600_000)}`, playFabXBL: 'playfab-1' }),
    playFabToken: 'playfab-1',
    xboxToken: 'XBL3.0 x=1;xbox-1',
    realmsToken: 'XBL3.0 x=1;realms-1',
    marketplaceToken: 'purchasing-1',
    LoginType: 'MSA',
    IsNewProfileEnabled: 'true',
    flights: '{}',
  },
  cookies: { bearer: 'bearer-1', access: 'access-1', session_username: 'Alex Stone' },
});
