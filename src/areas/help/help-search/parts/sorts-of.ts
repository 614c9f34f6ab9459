import { log } from '../../../../platform/log';
import type { Settings } from '../../../../services/settings';

export const orderTexts = {
  rel: 'bestText',
  updated_at: 'recentlyUpdatedText',
  created_at: 'recentlyAddedText',
  asc: 'aToZText',
  desc: 'zToAText',
} as const;

export type Sort = keyof typeof orderTexts;

/** Omits the title orders `asc` and `desc`, which Zendesk doesn't support. */
const defaultSorts: readonly Sort[] = ['rel', 'updated_at', 'created_at'];

/** Logs each unknown sort order once (HLP-2). */
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
