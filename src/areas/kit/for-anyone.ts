import type { ServicesState } from './use-services';

/** Returns the state without its session, so that a sign-in neither repeats a request nor resets a form. */
export const forAnyone = (from: ServicesState): ServicesState => ({ ...from, gamertag: undefined, session: 0 });
