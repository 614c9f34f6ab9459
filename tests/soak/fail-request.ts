import { affectedWidgets } from './affected-widgets';
import { complaints } from './complaints';
import type { Failure } from './failures';
import type { InspectedWidget } from './in-page/inspect-widgets';
import { tryAgain } from './in-page/try-again';
import { settle } from './settle';
import type { Site } from './site';
import type { Target } from './target';

/**
 * Time limit in ms for three delayed attempts and the waits between them (`services/client/transmit.ts`;
 * `services/store/store.ts` for the balance).
 */
const callsLimit = (delay: number) => 3 * delay + 6000;

const undated = (text: string | undefined) => text?.replace(/[A-Z][a-z]{2} \d+, \d{4}/g, 'a date');

const differing = (
  widgets: readonly InspectedWidget[],
  withoutFailures: readonly InspectedWidget[],
): InspectedWidget[] =>
  widgets.filter(
    (one, i) => one.state !== withoutFailures[i]?.state || undated(one.text) !== undated(withoutFailures[i].text),
  );

export interface Outcome {
  readonly found: readonly string[];
  readonly recovered: 'by itself' | 'by a retry' | 'by a reload' | 'never';
}

export const failRequest = async (
  site: Site,
  target: Target,
  way: Failure,
  withoutFailures: readonly InspectedWidget[],
): Promise<Outcome> => {
  const fault = way.fault(target.body, target.file);
  const limit = callsLimit(target.file ? 0 : (fault.delayMs ?? 0));
  const found: string[] = [];
  await site.visit(target.page, [{ match: target.match, ...fault }]);
  const failed = await settle(site, limit);
  found.push(...failed.stuck.map((what) => `under way: ${what}`));
  const allowed = affectedWidgets(target);
  found.push(
    ...differing(failed.widgets, withoutFailures)
      .filter(({ name }) => !allowed.test(name))
      .map(({ key, state, text }) => `another widget does not work: ${key} (${state}) says "${text.slice(0, 120)}"`),
  );

  await site.faults([]);
  let now = failed;
  let recovered: Outcome['recovered'] = 'by itself';
  if (differing(now.widgets, withoutFailures).length) {
    recovered = 'by a retry';
    await site.page.evaluate(tryAgain);
    now = await settle(site, limit);
    found.push(...now.stuck.map((what) => `under way after a retry: ${what}`));
  }
  // Allow syntax errors of a broken `cobble.js`, because it can't catch them.
  found.push(
    ...complaints(site.opened).filter(
      (line) => !(target.name.endsWith('/cobble.js') && line.startsWith('uncaught: SyntaxError')),
    ),
  );
  if (differing(now.widgets, withoutFailures).length) {
    recovered = 'by a reload';
    await site.again();
    now = await settle(site, limit);
    const still = differing(now.widgets, withoutFailures);
    if (still.length) recovered = 'never';
    found.push(
      ...complaints(site.opened),
      ...still.map(({ key, state, text }) => `not even by a reload: ${key} (${state}) says "${text.slice(0, 120)}"`),
    );
  }
  return { found, recovered };
};
