import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Manifest } from '../../../cli/build/write-output';
import type { SnippetOptions } from '../../../cli/commands/snippet';
import { snippet } from '../../../cli/commands/snippet';
import { testIo } from '../../unit/cli/support';
import { has } from '../engines/needs';
import type { Fault } from '../faults';
import type { OpenedPage } from '../opened-page';

export const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

export const builtFiles = (out = dist): string[] =>
  Object.keys((JSON.parse(readFileSync(`${out}/manifest.json`, 'utf8')) as Manifest).files);

export const snippetOutput = async (options: Partial<SnippetOptions> = {}): Promise<string> => {
  const { io, out } = testIo();
  await snippet({ out: dist, theme: 'realms', base: '/dist', ...options }, io);
  return out();
};

/**
 * Serves changed but valid copies of files. A script adds its path to `changed`, and a stylesheet draws an outline. A
 * font has another version number. Any other file begins with a space.
 */
export const serveChanged = (paths: readonly string[]): Fault[] =>
  paths.map((path) => {
    const bytes = readFileSync(`${dist}/${path}`);
    const url = new RegExp(`/dist/${path.replaceAll('.', '\\.')}(\\?|$)`);
    if (path.endsWith('.woff2')) {
      // This byte belongs to the font's version number.
      bytes[27]! ^= 1;
      return { url, body: bytes };
    }
    const before = path.endsWith('.js')
      ? `(globalThis.changed??=[]).push(${JSON.stringify(path)});`
      : path.endsWith('.css')
        ? ':host{outline:7px solid red}'
        : ' ';
    return { url, body: before + bytes.toString() };
  });

export const executedScripts = (opened: OpenedPage): Promise<string[]> =>
  opened.page.evaluate(() => (globalThis as { changed?: string[] }).changed ?? []);

export const blockedByCobble = (opened: OpenedPage): string[] =>
  [
    ...new Set(
      opened
        .consoleMessages('error')
        .flatMap((text) => /^cobble: \S+\/dist\/(\S+) was blocked \(integrity\)/.exec(text)?.[1] ?? []),
    ),
  ].sort();

/**
 * Returns the files that the browser's console messages report as blocked. If the driver doesn't report these messages,
 * returns the requested files. Tests check separately whether those files had an effect.
 */
export const blockedByBrowser = (opened: OpenedPage, paths: readonly string[]): string[] => {
  const reported = opened
    .consoleMessages('error', /integrity/)
    // Matches Chromium's and Firefox's messages about a failed integrity check.
    .flatMap((text) => /(?:for resource '|subresource at “)\S+\/dist\/([^'?”]+)['?”]/.exec(text)?.[1] ?? []);
  const requested = paths.filter((file) => opened.requests.some(({ path }) => path.startsWith(`/dist/${file}`)));
  return [...new Set(has("the browser's console messages") ? reported : requested)].sort();
};

/** Returns the state of each widget, and whether its first element, the fallback, is visible. */
export const states = (opened: OpenedPage) =>
  opened.page.$$eval('[data-widget]', (elements) =>
    elements.map((element) => [
      element.getAttribute('data-widget')!,
      element.getAttribute('data-widget-state')!,
      !!element.firstElementChild?.checkVisibility(),
    ]),
  );
