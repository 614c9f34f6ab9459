import { constants } from './constants';

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
 * Starts a new session after 24 hours, after 30 idle minutes, or if a date is in the future (TEL-1).
 *
 * @returns the same object unless the cookie must be written, at most once in 60 seconds
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
