import type { ServicesState } from './use-services';

/**
 * Hides the player from requests whose answer is the same for everybody, so that signing in or out doesn't repeat them or
 * reset a form.
 */
export const forAnyone = (from: ServicesState): ServicesState => ({ ...from, gamertag: undefined, session: 0 });
