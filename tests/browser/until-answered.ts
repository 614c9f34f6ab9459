import { expect } from 'vitest';
import type { Opened } from './opened';

/**
 * Waits until everything that the page has asked for has come. Not puppeteer's idle network: a page is lent again, and
 * it counts what a test before has left hanging for ever.
 */
export const untilAnswered = ({ requests }: Opened): Promise<void> =>
  expect
    .poll(
      () => requests.length > 0 && requests.every(({ status, failed }) => status !== undefined || failed !== undefined),
      { timeout: 20_000 },
    )
    .toBe(true);
