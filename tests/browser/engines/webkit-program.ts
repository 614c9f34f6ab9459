import { existsSync, readdirSync } from 'node:fs';
import { engine } from './engine';

export interface WebKitProgram {
  readonly command: readonly [string, ...string[]];
  /** The WebDriver capability with the browser's path and arguments. */
  readonly options: Readonly<Record<string, { binary: string; args: string[] }>>;
}

/** This folder has a subfolder per architecture. */
const LIBRARIES = '/usr/lib';
const find = (...folders: string[]) =>
  readdirSync(LIBRARIES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => folders.map((folder) => `${LIBRARIES}/${name}/${folder}/MiniBrowser`))
    .find((path) => existsSync(path));

/**
 * Returns how to start WebKitGTK or WPE. Debian 12's WPE is as old as Safari 16.0.
 *
 * @throws Error if the browser isn't installed
 */
export const webkitProgram = (): WebKitProgram => {
  if (engine === 'wpe') {
    const binary = find('wpe-webkit-1.1');
    if (!binary || !existsSync('/usr/bin/WPEWebDriver'))
      throw new Error('WPE is not there: install wpewebkit-driver and libwpewebkit-1.1-0.');
    return {
      command: ['/usr/bin/WPEWebDriver'],
      options: { 'wpe:browserOptions': { binary, args: ['--automation', '--headless'] } },
    };
  }
  const binary = find('webkit2gtk-4.1', 'webkit2gtk-4.0');
  if (!binary || !existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/xvfb-run'))
    throw new Error('WebKit is not there: install webkit2gtk-driver and xvfb (`npm run test:engines` does as root).');
  return {
    command: ['xvfb-run', '-a', '-s', '-screen 0 1600x1400x24', '/usr/bin/WebKitWebDriver'],
    options: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
  };
};
