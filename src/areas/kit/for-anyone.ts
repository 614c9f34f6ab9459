import type { ServicesState } from './use-services';

/** Hides the session from a call. Otherwise, a sign-in would repeat the request or reset a form. */
export const forAnyone = (from: ServicesState): ServicesState => ({ ...from, gamertag: undefined, session: 0 });
