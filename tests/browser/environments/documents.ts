import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { needs } from '../engines/needs';
import type { OpenedPage } from '../opened-page';
import { type Environment, page, run, tag, widgets } from './environment';

const attributeText = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const frameOf = async ({ page }: OpenedPage) => {
  await page.waitForFunction(() => document.querySelector('iframe'));
  return page.frames()[1]!;
};
const size = 'width="900" height="1100"';

/**
 * Runs in the page. Records events in local storage for another page, because the driver loses track of this page when
 * its prerendering ends.
 */
const noteInStorage = () => {
  const state = document as { prerendering?: boolean };
  let mounted = 0;
  localStorage.begun = state.prerendering;
  addEventListener('error', ({ message }) => (localStorage.errors = message));
  document.addEventListener('cobble:error', ({ target }) => (localStorage.errors = (target as Element).id));
  document.addEventListener('cobble:open', ({ target }) => (localStorage.opened = (target as Element).id));
  const openIfActive = () => {
    localStorage.mounted = mounted;
    if (mounted === 4 && !state.prerendering) document.querySelector<HTMLElement>('#opener')?.click();
  };
  document.addEventListener('prerenderingchange', openIfActive);
  document.addEventListener('cobble:mounted', () => {
    mounted++;
    openIfActive();
  });
};

/** The page as XML, which forbids attributes without a value, HTML's entities and unclosed tags. */
const xhtml = () =>
  page({
    doctype: '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE html>',
    attributes: 'xmlns="http://www.w3.org/1999/xhtml" lang="en-us"',
    head: tag().replace('async', 'async="async"'),
  });

export const documents: readonly Environment[] = [
  {
    name: 'XHTML (`application/xhtml+xml`)',
    does: 'Parses the page, and everything set by `innerHTML`, as XML.',
    advice: 'Write `async="async"` on the tag.',
    isSample: true,
    html: xhtml,
    options: { headers: { 'content-type': 'application/xhtml+xml;charset=utf-8' } },
    host: () => document.contentType === 'application/xhtml+xml',
  },
  {
    name: 'Encodings other than UTF-8',
    does: 'Also apply to scripts, if their server names no encoding.',
    isSample: true,
    html: ({ publish }) => {
      const path = '/dist/realms/cobble-components.js';
      publish(path, readFileSync(`.${path}`, 'utf8'), { 'content-type': 'text/javascript' });
      return page({ head: `<script async src="${path}"></script>` });
    },
    options: { headers: { 'content-type': 'text/html;charset=windows-1252' } },
    host: () => document.characterSet === 'windows-1252',
  },
  {
    name: 'Quirks mode',
    does: 'Lays out a page without a doctype as browsers did in 1998.',
    html: () => page({ doctype: '' }),
    host: () => document.compatMode === 'BackCompat',
  },
  {
    name: 'Right-to-left by CSS only',
    does: 'Sets `direction` in a stylesheet, without `dir`.',
    html: () => page({ head: `<style>body { direction: rtl }</style>${tag()}` }),
    check: async (_, frame) =>
      frame.waitForFunction(() => {
        const dialog = document.querySelector('#tile')!.shadowRoot!.firstElementChild!;
        return getComputedStyle(dialog).direction === 'rtl';
      }),
  },
  {
    name: 'Resets with `!important`',
    does: 'Style every element of the page, with `!important`.',
    html: () =>
      page({
        head: `<style>*, *::before, *::after { all: unset !important } body, div, main, h1, p { display: block !important } button { display: inline-block !important }</style>${tag()}`,
      }),
  },
  {
    name: 'A `base` element',
    does: 'Resolves relative URLs against another folder, or another site.',
    html: () => page({ head: `<base href="/some/other/folder/">${tag()}` }),
  },
  {
    name: '`about:srcdoc` frames',
    does: 'Have no URL of their own.',
    html: () => `<iframe ${size} srcdoc="${attributeText(page())}"></iframe>`,
    frame: frameOf,
  },
  {
    name: 'Sandboxed frames without `allow-same-origin`',
    does: 'Have the origin "null", and neither storage nor cookies.',
    verdict: 'partly',
    advice: 'Visitors are signed out. Send `Access-Control-Allow-Origin: *` with the files of the build.',
    isSample: true,
    html: ({ publish }) => {
      publish('/framed', page());
      return `<iframe ${size} sandbox="allow-scripts" src="/framed"></iframe>`;
    },
    frame: frameOf,
    host: () => self.origin === 'null',
  },
  {
    name: 'Print',
    does: 'Shows the page without its scripts’ help, on paper.',
    advice: 'All slides and open dialogs are printed.',
    html: () => page(),
    check: async ({ page }, frame) => {
      await page.emulateMediaType('print');
      await frame.waitForFunction(() =>
        [...document.querySelectorAll('#slides p, #tile')].every((element) => {
          const { left, width, height } = element.getBoundingClientRect();
          return width > 0 && height > 0 && left >= 0;
        }),
      );
      await page.emulateMediaType('screen');
    },
  },
  {
    name: 'The back/forward cache, frozen tabs',
    does: 'Freeze a page that the visitor leaves, and show it again.',
    html: () => page(),
    prepare: async ({ page }) => {
      needs('DevTools protocol');
      await page.waitForSelector('#servers[data-widget-state=mounted]');
      const fire = (name: string) =>
        page.evaluate((name) => void dispatchEvent(new PageTransitionEvent(name, { persisted: true })), name);
      const client = await page.createCDPSession();
      await fire('pagehide');
      for (const state of ['frozen', 'active'] as const) await client.send('Page.setWebLifecycleState', { state });
      await client.detach();
      await fire('pageshow');
    },
  },
  {
    name: 'Prerendering (speculation rules)',
    does: 'Loads the page before the visitor opens it.',
    html: ({ publish }) => {
      publish('/next', page({ head: run(noteInStorage) + tag() }), { 'cache-control': 'max-age=60' });
      publish(
        '/speculates',
        '<!doctype html><script type="speculationrules">{ "prerender": [{ "urls": ["/next"], "eagerness": "immediate" }] }</script>',
      );
      return '<p>Observer</p>';
    },
    async insteadOfVisit({ page }) {
      needs('prerendered pages');
      const visitor = await page.browserContext().newPage();
      await visitor.setViewport({ width: 1000, height: 1200 });
      await visitor.goto(new URL('/speculates', page.url()).href);
      // The old headless shell supports speculation rules but doesn't prerender, so this wait may fail.
      const begun = page.waitForFunction(() => localStorage.begun === 'true', { timeout: 10_000 });
      needs('prerendered pages', await begun.then(Boolean, () => false));
      await visitor.evaluate(() => void location.assign('/next')).catch(() => {});
      await page.waitForFunction(() => localStorage.opened === 'rules' && localStorage.mounted === '4');
      expect(await page.evaluate(() => localStorage.errors)).toBeUndefined();
    },
  },
  {
    name: '`template` elements',
    does: 'Hold markup that a script clones into the page.',
    html: () =>
      page({
        body: `<template>${widgets}</template><main></main><script>document.querySelector('main').append(document.querySelector('template').content.cloneNode(true))</script>`,
      }),
  },
];
