import puppeteer from 'puppeteer';
import type { TestProject } from 'vitest/node';
import { buildIfStale } from './build-if-stale';
import { engine } from './engines/engine';
import { findBrowser } from './find-browser';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The websocket endpoint of the one browser that all test files share; or why there is none. */
    browser: { endpoint: string } | { trouble: string };
  }
}

/**
 * Before the first browser test: the bundle is built and one browser stands ready. Each file opens its own pages in it.
 * What goes wrong here fails the browser tests and no others: thrown, it would end the whole run.
 */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  try {
    buildIfStale();
    // Of the others each file starts its own.
    if (engine !== 'chromium') {
      project.provide('browser', { trouble: `This run is ${engine}'s, and the test asks for Chromium's own browser.` });
      return async () => {};
    }
    const browser = await puppeteer.launch({ executablePath: await findBrowser(), args: flags() });
    project.provide('browser', { endpoint: browser.wsEndpoint() });
    return () => browser.close();
  } catch (error) {
    project.provide('browser', { trouble: error instanceof Error ? error.message : String(error) });
    return async () => {};
  }
};

const flags = () => [
  // The sandbox can't start as root, as in most containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  // A process in reserve for each page that is opened is more work than most of the tests are.
  '--disable-features=SpareRendererForSitePerProcess',
  // Any name under .test is this machine: other origins, content networks, and http that is no secure context.
  '--host-resolver-rules=MAP *.test 127.0.0.1',
  // One picture on every machine: no hinting, no coloured edges of letters, one colour space.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];
