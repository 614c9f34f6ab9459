import { appendFileSync } from 'node:fs';

/**
 * Adds a browser to the file that the test runner names, so that the report states the tested versions.
 *
 * @param version such as `Chrome 153.0.8010.0`
 */
export const recordBrowserVersion = (version: string): void => {
  const { COBBLE_BROWSERS_FILE } = process.env;
  if (COBBLE_BROWSERS_FILE) appendFileSync(COBBLE_BROWSERS_FILE, `${version}\n`);
};
