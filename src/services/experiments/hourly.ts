import { warn } from './warn';

/** Milliseconds that a config or an assignment is kept (EXP-1, EXP-2). */
const HOUR = 3_600_000;

/** Milliseconds after which an answer is given up: `flights.ready` always resolves. */
const PATIENCE = 6000;

/**
 * JSON that is fetched at most once an hour; the text lies in local storage, stamped with what it depends on (EXP-4).
 * Where storage is refused or full, it is fetched each time.
 *
 * @param key in local storage
 * @param secret of the pre-auth cookie, which no redirect may take elsewhere (SVC-2); `''` is none
 * @param asked what is posted; without it the JSON is only read. A stored answer is discarded if anything in it differs
 *   but the device type
 * @returns at once what is stored; nothing, with a line in the console, when it can't be had
 */
export const hourly = async (key: string, url: string, secret: string, asked?: object): Promise<unknown> => {
  const stamp = JSON.stringify({ ...asked, deviceType: url });
  try {
    const { time, [stamp]: text } = JSON.parse(localStorage[key]) as { [stamp: string]: string; time: never };
    if (Math.abs(Date.now() - time) < HOUR) return JSON.parse(text!);
  } catch {
    // Nothing stored, nothing sound, or with another stamp.
  }
  let value: unknown;
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(PATIENCE),
      method: asked && 'POST',
      body: JSON.stringify(asked),
      headers: {
        ...(asked && { 'Content-Type': 'application/json' }),
        ...(secret && { 'X-WEB-PREAUTH-SECRET': secret }),
      },
      redirect: secret ? 'error' : 'follow',
    });
    const text = await response.text();
    if (!response.ok) throw response.status;
    value = JSON.parse(text);
    localStorage[key] = JSON.stringify({ time: Date.now(), [stamp]: text });
  } catch (error) {
    // With a value it is only the storage that is full or refused.
    if (!value) warn(`${url}: ${error}`);
  }
  return value;
};
