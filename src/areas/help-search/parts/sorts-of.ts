import { say } from '../../../say';
import type { Settings } from '../../../services/settings';

/** The orders that can be offered, and the props that name them. */
export const orderTexts = {
  rel: 'bestText',
  updated_at: 'recentlyUpdatedText',
  created_at: 'recentlyAddedText',
  asc: 'aToZText',
  desc: 'zToAText',
} as const;

/** An order of what was found. */
export type Sort = keyof typeof orderTexts;

/** Zendesk's: it sorts by two days, and by the best match where it is told nothing. By title it does not. */
const usual: readonly Sort[] = ['rel', 'updated_at', 'created_at'];

/** The orders that the service knows, by the page's settings (HLP-2). What is none is left out, and said once. */
export const sortsOf = ({ helpCentre }: Settings): readonly Sort[] =>
  [...new Set([helpCentre?.sorts ?? usual].flat())].filter((sort): sort is Sort => {
    const isKnown = Object.hasOwn(orderTexts, sort);
    if (!isKnown && !said.has(sort)) {
      said.add(sort);
      say(
        'warn',
        `cobble: helpCentre.sorts names ${JSON.stringify(sort)}, which is no order: give ${Object.keys(orderTexts).join(', ')}.`,
      );
    }
    return isKnown;
  });

const said = new Set<unknown>();
