import type { ServicesState } from './use-services';

/** Hides the player, so that a sign-in doesn't repeat requests or reset a form. */
export const forAnyone = (from: ServicesState): ServicesState => ({ ...from, gamertag: undefined, session: 0 });
