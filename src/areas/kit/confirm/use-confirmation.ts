import { useEffect, useRef } from 'react';
import type { Host } from '../../../widgets/kit/host';
import type { confirmTexts } from './confirm-texts';
// Load the dialog's styles with the area, although the dialog's code is lazy.
import '../../../widgets/kit/band.style';
import './confirm.style';
import { ownTexts } from './own-texts';
import type { Answer, Question } from './question';
import { warnAboutUnreadTexts } from './warn-about-unread-texts';

export type Asked = Omit<Question, 'noText'>;

export interface Confirmation<Name extends string> {
  readonly texts: Readonly<Record<Name, string>>;
  ask(opener: HTMLElement, question: Asked): Promise<Answer>;
}

/**
 * Closes an open confirmation dialog when the area unmounts or the player changes.
 *
 * @param defaults the area's texts, including `confirmTexts`; must be the same object in each render
 */
export const useConfirmation = <Name extends string>(
  host: Host,
  player: string | undefined,
  defaults: Readonly<Record<Name | keyof typeof confirmTexts, string>>,
): Confirmation<Name | keyof typeof confirmTexts> => {
  const open = useRef<AbortController>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question to one player isn't for the next.
  useEffect(() => () => open.current?.abort(), [player]);
  useEffect(() => warnAboutUnreadTexts(host, Object.keys(defaults)), [host, defaults]);
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
