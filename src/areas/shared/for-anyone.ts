import type { ServicesState } from './use-services';

/**
 * The client for calls whose answer is the same for everybody: a sign-in or sign-out in the middle asks nothing again,
 * and a form in use stays as it is.
 */
export const forAnyone = (from: ServicesState): ServicesState => ({ ...from, gamertag: undefined, session: 0 });
