export const SESSION_MAX_MS = 86_400_000;
export const SESSION_IDLE_MS = 1_800_000;
/** Minimum interval between updates of the session's last-use time. */
export const SESSION_REFRESH_MS = 60_000;
