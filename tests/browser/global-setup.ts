import type { TestProject } from 'vitest/node';
import { buildIfStale } from './build-if-stale';
import { engine } from './engines/engine';
import { launchBrowser } from './launch-browser';
import { recordBrowserVersion } from './record-browser-version';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The shared browser's WebSocket endpoint, or why that browser isn't running. */
    browser: { endpoint: string } | { error: string };
  }
}

/**
 * Builds the bundle and starts one shared browser before the first browser test. Passes an error to the browser tests,
 * because throwing would end the whole run.
 */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  try {
    buildIfStale();
    // With other engines, each file starts its own browser.
    if (engine !== 'chromium') {
      project.provide('browser', { error: `This run is ${engine}'s, and the test asks for Chromium's own browser.` });
      return async () => {};
    }
    const browser = await launchBrowser(...SWITCHES);
    recordBrowserVersion(await browser.version());
    project.provide('browser', { endpoint: browser.wsEndpoint() });
    return () => browser.close();
  } catch (error) {
    project.provide('browser', { error: error instanceof Error ? error.message : String(error) });
    return async () => {};
  }
};

const SWITCHES = [
  '--disable-quic',
  // Prevent Chromium from starting a spare process per page, which costs more than most tests.
  '--disable-features=SpareRendererForSitePerProcess',
  // Resolve any name under .test to this machine, for other origins, CDNs and insecure contexts.
  '--host-resolver-rules=MAP *.test 127.0.0.1',
  // Make screenshots identical on every machine: no hinting, no subpixel text, one colour space.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];
