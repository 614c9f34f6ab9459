import type { Case } from '../case';

export const mcToken = /^MCToken ey[\w-]+\.[\w-]+\.c2ln$/;
export const bearer = 'Bearer bearer-1';
export const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';
export const realms = {
  authorization: 'XBL3.0 x=1;realms-1',
  'x-session-id': /^.{16,}$/,
  'x-mojang-auth': 'bearer-1',
  microsoftpurchasingtoken: 'purchasing-1',
};

/** The call is authenticated when signed in, otherwise anonymous (SVC-6). */
export const both = (
  signedInPath: string,
  signedOutPath: string,
  query?: string,
): Pick<Case, 'signedIn' | 'signedOut'> => ({
  signedIn: { method: 'GET', path: signedInPath, query, headers: { authorization: mcToken } },
  signedOut: { method: 'GET', path: signedOutPath, query, headers: { authorization: null } },
});
