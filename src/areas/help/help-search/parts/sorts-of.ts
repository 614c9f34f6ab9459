import { log } from '../../../../platform/log';
import type { Settings } from '../../../../services/settings';

/** The known orders and the props with their names. */
export const orderTexts = {
  rel: 'bestText',
  updated_at: 'recentlyUpdatedText',
  created_at: 'recentlyAddedText',
  asc: 'aToZText',
  desc: 'zToAText',
} as const;

/** An order of search results. */
export type Sort = keyof typeof orderTexts;

/** The orders of Zendesk, which can't sort by title. */
const defaultSorts: readonly Sort[] = ['rel', 'updated_at', 'created_at'];

/** Returns the orders in the page's settings (HLP-2). Unknown ones are omitted and reported once. */
export const sortsOf = ({ helpCentre }: Settings): readonly Sort[] =>
  [...new Set([helpCentre?.sorts ?? defaultSorts].flat())].filter((sort): sort is Sort => {
    const isKnown = Object.hasOwn(orderTexts, sort);
    if (!isKnown && !warned.has(sort)) {
      warned.add(sort);
      log(
        'warn',
        `cobble: helpCentre.sorts has an unknown sort order ${JSON.stringify(sort)}. Fix: use ${Object.keys(orderTexts).join(', ')}.`,
      );
    }
    return isKnown;
  });

const warned = new Set<unknown>();
