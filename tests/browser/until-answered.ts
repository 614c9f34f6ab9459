import { expect } from 'vitest';
import type { Opened } from './opened';

/**
 * Waits for all responses. Unlike puppeteer's idle network, ignores hanging requests of an earlier test on a reused
 * page.
 */
export const untilAnswered = ({ requests }: Opened): Promise<void> =>
  expect
    .poll(
      () => requests.length > 0 && requests.every(({ status, failed }) => status !== undefined || failed !== undefined),
      { timeout: 20_000 },
    )
    .toBe(true);
