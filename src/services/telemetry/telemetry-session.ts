import { constants } from './constants';

/** The collector's idea of a visit, kept in a cookie as `id|acquired|renewed` (milliseconds since 1970). */
export interface TelemetrySession {
  readonly id: string;
  readonly acquired: number;
  readonly renewed: number;
}

const { sessionLongest, sessionIdle, sessionRefresh } = constants;

/** @returns the session that a cookie's text tells; undefined for a malformed one */
export const parseSession = (text: string | undefined): TelemetrySession | undefined => {
  const [id, acquired, renewed] = (text ?? '').split('|');
  return id && acquired && renewed && Number(acquired) && Number(renewed)
    ? { id, acquired: Number(acquired), renewed: Number(renewed) }
    : undefined;
};

/**
 * The session at a moment of activity (TEL-1): a new one after 24 hours in all, after 30 idle minutes, or where a date
 * lies in the future (a clock was set back).
 *
 * @param now milliseconds since 1970
 * @returns the same object while the cookie need not be written, at most once in 60 seconds
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
    now - session.acquired > sessionLongest ||
    now - session.renewed > sessionIdle
  ) {
    return { id: newId(), acquired: now, renewed: now };
  }
  return now - session.renewed < sessionRefresh ? session : { ...session, renewed: now };
};
