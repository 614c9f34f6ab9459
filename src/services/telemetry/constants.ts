import { SESSION_IDLE_MS, SESSION_MAX_MS, SESSION_REFRESH_MS } from '../session/session-limits';

export const constants = {
  sessionMaxMs: SESSION_MAX_MS,
  sessionIdleMs: SESSION_IDLE_MS,
  sessionRefreshMs: SESSION_REFRESH_MS,
  cookieMaxAgeSeconds: 31_536_000,
  maxInternalMessages: 25,
  diagnosticIntervalMs: 10_000,
  maxEventsInMemory: 10_000,
  maxImmediateEvents: 500,
  maxRetries: 6,
  maxUnloadRetries: 2,
  /** This maximum is built into the 1DS library, so Cobble doesn't set it. */
  maxBackOffMs: 600_000,
  maxPayloadBytes: 3_900_000,
  maxBeaconBytes: 65_000,
  maxEventBytes: 2_000_000,
} as const;
