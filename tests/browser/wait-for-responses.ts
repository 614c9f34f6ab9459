import { expect } from 'vitest';
import type { OpenedPage } from './opened-page';

/**
 * Waits for all responses. Unlike puppeteer's idle network, ignores hanging requests of an earlier test on a reused
 * page.
 */
export const waitForResponses = ({ requests }: OpenedPage): Promise<void> =>
  expect
    .poll(
      () => requests.length > 0 && requests.every(({ status, failed }) => status !== undefined || failed !== undefined),
      { timeout: 20_000 },
    )
    .toBe(true);
