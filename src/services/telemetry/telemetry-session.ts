import { constants } from './constants';
import type { VisitorCookie } from './visitor-cookie';

export interface TelemetrySession {
  readonly id: string;
  readonly acquired: number;
  readonly renewed: number;
}

const { sessionMaxMs, sessionIdleMs, sessionRefreshMs } = constants;

export const parseSession = (text: string | undefined): TelemetrySession | undefined => {
  const [id, acquired, renewed] = (text ?? '').split('|');
  return id && acquired && renewed && Number(acquired) && Number(renewed)
    ? { id, acquired: Number(acquired), renewed: Number(renewed) }
    : undefined;
};

/**
 * Starts a new session after 24 hours, after 30 idle minutes, or if a stored time is in the future (TEL-1).
 *
 * @returns `session` itself if it needs no update
 */
export const renewSession = (
  session: TelemetrySession | undefined,
  now: number,
  newId: () => string,
): TelemetrySession => {
  if (
    !session ||
    session.acquired > now ||
    session.renewed > now ||
    now - session.acquired > sessionMaxMs ||
    now - session.renewed > sessionIdleMs
  ) {
    return { id: newId(), acquired: now, renewed: now };
  }
  return now - session.renewed < sessionRefreshMs ? session : { ...session, renewed: now };
};

/** All tabs share the visit's session (TEL-1). */
export const sessionIdAt = (now: number, cookie: VisitorCookie, newId: () => string): string => {
  const session = parseSession(cookie.read());
  const renewed = renewSession(session, now, newId);
  if (renewed === session) return session.id;
  const { id, acquired } = renewed;
  const maxAgeMs = Math.min(sessionIdleMs, acquired + sessionMaxMs - now);
  const stored = cookie.write(`${id}|${acquired}|${now}`, Math.ceil(maxAgeMs / 1000));
  return renewSession(parseSession(stored), now, () => id).id;
};
