export const SESSION_MAX_MS = 86_400_000;
export const SESSION_IDLE_MS = 1_800_000;
/** Minimum time between two records of the last use. */
export const SESSION_REFRESH_MS = 60_000;
