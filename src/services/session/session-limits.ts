export const SESSION_MAX_MS = 86_400_000;
export const SESSION_IDLE_MS = 1_800_000;
/** Wait this long before storing the time of last use again. */
export const SESSION_REFRESH_MS = 60_000;
