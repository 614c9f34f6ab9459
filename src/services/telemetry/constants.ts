export const constants = {
  sessionMaxMs: 86_400_000,
  sessionIdleMs: 1_800_000,
  /** Minimum time between two writes of the session's cookie. */
  sessionRefreshMs: 60_000,
  cookieMaxAgeSeconds: 31_536_000,
  maxInternalMessages: 25,
  diagnosticIntervalMs: 10_000,
  maxEventsInMemory: 10_000,
  maxImmediateEvents: 500,
  maxRetries: 6,
  maxUnloadRetries: 2,
  /** The 1DS library's own limit. */
  maxBackOffMs: 600_000,
  maxPayloadBytes: 3_900_000,
  maxBeaconBytes: 65_000,
  maxEventBytes: 2_000_000,
} as const;
