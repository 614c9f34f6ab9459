import { vi } from 'vitest';
import type { Answer, Question } from '../../../src/areas/shared/confirm/question';

/**
 * Stands in for the confirmation, whose button takes no click that a test can make in jsdom; what it does in a browser
 * is proved in tests/browser/areas/confirmation-answers.test.ts. Use it by
 * `vi.mock('../../../src/areas/shared/confirm/confirm', () => import('./agree'))`.
 */
export const confirm = vi.fn<
  (host: unknown, question: Question, opener: HTMLElement, signal: AbortSignal) => Promise<Answer>
>(async () => 'yes');
