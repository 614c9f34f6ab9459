import { useEffect, useRef } from 'react';
import type { Host } from '../../../widgets/kit/host';
import type { confirmTexts } from './confirm-texts';
// The question's code is loaded lazily; its styles have to be in the area's stylesheet.
import '../../../widgets/kit/band.style';
import './confirm.style';
import { ownTexts } from './own-texts';
import type { Answer, Question } from './question';
import { warnOfUnread } from './warn-of-unread';

/** What an area asks: the question without what it shares with all others. */
export type Asked = Omit<Question, 'noText'>;

/** The way in which an area asks, and the texts it asks by. */
export interface Confirmation<Name extends string> {
  readonly texts: Readonly<Record<Name, string>>;
  ask(opener: HTMLElement, question: Asked): Promise<Answer>;
}

/**
 * Asking before something is spent or claimed (`confirm`), in an area's own texts. The question goes with the area, and
 * with the player whom it was asked.
 *
 * @param player the gamertag
 * @param defaults the area's own texts, `confirmTexts` among them; a constant
 */
export const useConfirmation = <Name extends string>(
  host: Host,
  player: string | undefined,
  defaults: Readonly<Record<Name | keyof typeof confirmTexts, string>>,
): Confirmation<Name | keyof typeof confirmTexts> => {
  const open = useRef<AbortController>(undefined);
  useEffect(() => () => open.current?.abort(), [host, player]);
  useEffect(() => warnOfUnread(host, Object.keys(defaults)), [host]);
  const texts = ownTexts(host, defaults);
  return {
    texts,
    ask: (opener, question) => {
      open.current?.abort();
      open.current = new AbortController();
      const { signal } = open.current;
      return import('./confirm').then(
        ({ confirm }) => (signal.aborted ? 'no' : confirm(host, { ...question, noText: texts.noText }, opener, signal)),
        () => (signal.aborted ? 'no' : 'failed'),
      );
    },
  };
};
