import { consented } from '../../platform/consented';
import { warn } from './warn';

/** Milliseconds that a config or an assignment is kept (EXP-1, EXP-2). */
const HOUR = 3_600_000;

/** Milliseconds after which an answer is given up: `flights.ready` always resolves. */
const PATIENCE = 6000;

type Place = 'localStorage' | 'sessionStorage';

/** Where something may be kept: in the second where the first is full. */
const places = (): Place[] => (consented('storage') ? ['localStorage', 'sessionStorage'] : []);

/** What is kept under a key, by the visit: tabs have visits of their own, and none takes another's away. */
type Kept = Record<string, Record<string, unknown>>;

/** Other scripts and other versions write there, too: what it is not throws, or is passed over. */
const keptIn = (place: Place, key: string): Kept => Object(JSON.parse(window[place][key]));

const age = (kept: Kept[string] | undefined): number => Date.now() - Number(kept?.time);

/**
 * JSON that is fetched at most once an hour; the text lies in local storage, stamped with what it depends on (EXP-4).
 * Where nothing can be kept, or may be, it is fetched each time.
 *
 * @param key in local storage
 * @param secret of the pre-auth cookie, which no redirect may take elsewhere (SVC-2); `''` is none
 * @param asked what is posted; without it the JSON is only read. A stored answer is discarded if anything in it differs
 *   but the device type
 * @returns at once what is stored; nothing, with a line in the console, when it can't be had
 */
export const fetchCached = async (
  key: string,
  url: string,
  secret: string,
  asked?: { readonly sessionId: string },
): Promise<unknown> => {
  const stamp = JSON.stringify({ ...asked, deviceType: url });
  const visit = asked?.sessionId ?? '';
  let value: unknown;

  const keep = (own: Kept[string], into = places()) => {
    for (const place of into) {
      let fresh: [string, unknown][] = [];
      try {
        fresh = Object.entries(keptIn(place, key)).filter(([, one]) => age(one) < HOUR);
      } catch {
        // Nothing of ours.
      }
      try {
        window[place][key] = JSON.stringify({ ...Object.fromEntries(fresh), [visit]: own });
        return;
      } catch {
        // Full, or refused.
      }
    }
  };
  const recall = () => {
    for (const place of places()) {
      try {
        const own = keptIn(place, key)[visit];
        if (value || !(age(own) < HOUR)) continue;
        value = JSON.parse(`${own?.[stamp]}`);
        // The clock was put back since: it counts from now, so that it neither changes at once nor stays for ever.
        if (age(own) < 0) keep({ ...own, time: Date.now() }, [place]);
      } catch {
        // Nothing stored, nothing valid, or with another stamp.
      }
    }
    return value;
  };

  if (recall()) return value;
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
    // Another tab of this visit has asked at the same time: the first answer counts for both.
    if (recall()) return value;
    value = JSON.parse(text);
    keep({ time: Date.now(), [stamp]: text });
  } catch (error) {
    warn(`${url}: ${error}`);
  }
  return value;
};
