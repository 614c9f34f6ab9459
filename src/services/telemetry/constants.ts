/**
 * What the collector's client is configured with (TEL-1). Times in milliseconds unless named otherwise, sizes in bytes.
 */
export const constants = {
  sessionLongest: 86_400_000,
  /** A session without activity for so long ends. */
  sessionIdle: 1_800_000,
  /** The session's cookie is written at most so often. */
  sessionRefresh: 60_000,
  /** Of the user's and the device's cookies. */
  cookieSeconds: 31_536_000,
  internalMessages: 25,
  diagnosticInterval: 10_000,
  eventsInMemory: 10_000,
  immediateEvents: 500,
  retries: 6,
  unloadRetries: 2,
  /** The library's own cap; nothing sets it. */
  longestBackOff: 600_000,
  payload: 3_900_000,
  beacon: 65_000,
  event: 2_000_000,
} as const;
