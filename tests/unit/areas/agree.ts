import { vi } from 'vitest';
import type { Answer, Question } from '../../../src/areas/kit/confirm/question';

/**
 * Stands in for the confirmation, whose button takes no click that a test can make in jsdom; what it does in a browser
 * is proved in tests/browser/areas/confirmation-answers.test.ts. Use it by
 * `vi.mock('../../../src/areas/kit/confirm/confirm', () => import('./agree'))`.
 */
export const confirm = vi.fn<
  (host: unknown, question: Question, opener: HTMLElement, signal: AbortSignal) => Promise<Answer>
>(async () => 'yes');

/** What the buttons that asked say that they open. */
export const openersSay = (): (string | null)[] => [
  ...new Set(confirm.mock.calls.map(([, , opener]) => opener.getAttribute('aria-haspopup'))),
];

/** What `ownWindowLink` reads of the link that replaces the question in a foreign frame. */
export const OWN_WINDOW = ['Open this page in its own window to continue', location.href, '_blank', 'noopener'];
export const ownWindowLink = (link: Element | null | undefined): (string | null | undefined)[] => [
  link?.textContent,
  ...['href', 'target', 'rel'].map((name) => link?.getAttribute(name)),
];
