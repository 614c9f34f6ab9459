import { vi } from 'vitest';
import type { Answer, Question } from '../../../src/areas/kit/confirm/question';

/**
 * A mock of the confirmation, because jsdom can't produce the trusted clicks that the real confirmation needs.
 * tests/browser/areas/confirmation-answers.test.ts tests the real confirmation. Use:
 * `vi.mock('../../../src/areas/kit/confirm/confirm', () => import('./mock-confirm'))`.
 */
export const confirm = vi.fn<
  (host: unknown, question: Question, opener: HTMLElement, signal: AbortSignal) => Promise<Answer>
>(async () => 'yes');

export const openerPopups = (): (string | null)[] => [
  ...new Set(confirm.mock.calls.map(([, , opener]) => opener.getAttribute('aria-haspopup'))),
];

/** In a frame of another site, a link replaces the confirmation. `ownWindowLink` returns this for the link. */
export const OWN_WINDOW = ['Open in a new window to continue', location.href, '_blank', 'noopener'];
export const ownWindowLink = (link: Element | null | undefined): (string | null | undefined)[] => [
  link?.textContent,
  ...['href', 'target', 'rel'].map((name) => link?.getAttribute(name)),
];
