import { vi } from 'vitest';
import type { Answer, Question } from '../../../src/areas/kit/confirm/question';

/**
 * A mock of the confirmation, because jsdom can't produce the trusted clicks that a real one needs. Real ones are
 * tested in tests/browser/areas/confirmation-answers.test.ts. Use: `vi.mock('../../../src/areas/kit/confirm/confirm',
 * () => import('./mock-confirm'))`.
 */
export const confirm = vi.fn<
  (host: unknown, question: Question, opener: HTMLElement, signal: AbortSignal) => Promise<Answer>
>(async () => 'yes');

export const openerPopups = (): (string | null)[] => [
  ...new Set(confirm.mock.calls.map(([, , opener]) => opener.getAttribute('aria-haspopup'))),
];

/** The result of `ownWindowLink` for the link that replaces the question if the page is in another site's frame. */
export const OWN_WINDOW = ['Open in a new window to continue', location.href, '_blank', 'noopener'];
export const ownWindowLink = (link: Element | null | undefined): (string | null | undefined)[] => [
  link?.textContent,
  ...['href', 'target', 'rel'].map((name) => link?.getAttribute(name)),
];
