import puppeteer, { type Browser } from 'puppeteer';
import { findBrowser } from './find-browser';

/** @param args more command-line switches of Chromium */
export const launchBrowser = async (...args: readonly string[]): Promise<Browser> =>
  puppeteer.launch({
    executablePath: await findBrowser(),
    args: [
      // Chromium's sandbox doesn't start as root, as in most containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      ...args,
    ],
  });
