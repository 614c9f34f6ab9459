import type { ServicesState } from './use-services';

/** Otherwise, a sign-in would repeat requests or reset a form. */
export const forAnyone = (from: ServicesState): ServicesState => ({ ...from, gamertag: undefined, session: 0 });
