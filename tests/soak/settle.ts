import type { InspectedWidget } from './in-page/inspect-widgets';
import { inspectWidgets } from './in-page/inspect-widgets';
import type { Site } from './site';

export interface Settled {
  readonly widgets: readonly InspectedWidget[];
  readonly stuck: readonly string[];
}

/** Time limit in ms for a widget's files, as in the loader. `slack` allows for a busy machine. */
const files = 9000;
const slack = 4000;

/**
 * Waits until nothing is pending. Also scrolls to lazy content.
 *
 * @param limit The milliseconds that calls may take, including attempts, waits and delays
 */
export const settle = async ({ page, opened }: Site, limit: number): Promise<Settled> => {
  const since = new Map<string, number>();
  const stuck = new Set<string>();
  let calm = 0;
  for (const begun = Date.now(); ; ) {
    // Closes a late confirmation, which no step would answer.
    if (await page.$('cobble-confirmation')) await page.keyboard.press('Escape');
    const widgets = await page.evaluate(inspectWidgets);
    const now = Date.now();
    const busy = widgets.flatMap(({ key, busy }) => busy.map((what) => `${key}: ${what}`));
    for (const what of since.keys()) if (!busy.includes(what)) since.delete(what);
    for (const what of busy) {
      const start = since.get(what) ?? now;
      since.set(what, start);
      const most = (what.endsWith(': loading') ? files : Math.max(files, limit)) + slack;
      if (now - start > most) stuck.add(`${what} for more than ${most} ms`);
    }
    const waiting = widgets.findIndex(({ state, shown }) => state === 'waiting' && shown);
    const open = opened.requests.some(({ status, failed }) => status === undefined && failed === undefined);
    calm = busy.length || waiting >= 0 || open ? 0 : calm + 1;
    if (waiting >= 0)
      await page.evaluate(
        (i) => document.querySelectorAll('[data-widget]')[i]?.scrollIntoView({ block: 'center', behavior: 'instant' }),
        waiting,
      );
    if (calm > 3 || stuck.size || now - begun > 2 * (files + limit + slack)) {
      if (calm < 4)
        for (const what of [...busy, ...(waiting >= 0 ? [`${widgets[waiting]!.key}: waiting`] : [])]) stuck.add(what);
      return { widgets, stuck: [...stuck] };
    }
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
};
