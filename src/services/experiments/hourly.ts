import { warn } from './warn';

/** Milliseconds that a config or an assignment is kept (EXP-1, EXP-2). */
const HOUR = 3_600_000;

/** Milliseconds after which an answer is given up: `flights.ready` always resolves. */
const PATIENCE = 6000;

/**
 * JSON that is fetched at most once an hour; the text lies in local storage under its stamp. Where storage is refused or
 * full, it is fetched each time.
 *
 * @param key in local storage
 * @param stamp what the text depends on; a text with another stamp is discarded
 * @returns the value itself when it is stored, else a promise of it; of nothing, with a line in the console, when it can't be had
 */
export const hourly = (key: string, stamp: string, url: string, request?: RequestInit): unknown => {
  try {
    const kept = JSON.parse(localStorage[key]) as { time: number; stamp: string; text: string };
    if (kept.stamp == stamp && Math.abs(Date.now() - kept.time) < HOUR) return JSON.parse(kept.text);
  } catch {
    // Nothing stored, or nothing sound.
  }
  return fetch(url, { signal: AbortSignal.timeout(PATIENCE), ...request }).then(async response => {
    if (!response.ok) throw response.status;
    const text = await response.text();
    const value: unknown = JSON.parse(text);
    try {
      localStorage[key] = JSON.stringify({ time: Date.now(), stamp, text });
    } catch {
      // Full or refused.
    }
    return value;
  }).catch(error => warn(`${url}: ${error}`));
};
