import type { ServicesState } from './use-services';

/** Hides the player from requests for everybody, so that signing in doesn't repeat them or reset a form. */
export const forAnyone = (from: ServicesState): ServicesState => ({ ...from, gamertag: undefined, session: 0 });
