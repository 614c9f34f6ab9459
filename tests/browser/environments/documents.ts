import { needs } from '../engines/needs';
import type { Opened } from '../opened';
import { type Environment, page, tag, widgets } from './environment';

const attributeText = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const frameOf = async ({ page }: Opened) => {
  await page.waitForFunction(() => document.querySelector('iframe'));
  return page.frames()[1]!;
};
const size = 'width="900" height="1100"';

/** Attributes without a value, entities and unclosed tags aren't XML. */
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
    name: 'The back/forward cache',
    does: 'Freezes a page that the visitor leaves, and shows it again.',
    html: ({ publish }) => {
      publish('/elsewhere', '<!doctype html><title>Elsewhere</title>');
      return page({
        head: `<script>addEventListener('pageshow', (event) => { window.isRestored = event.persisted })</script>${tag()}`,
      });
    },
    prepare: async ({ page }) => {
      await page.waitForSelector('#servers[data-widget-state=mounted]');
      await page.goto(new URL('/elsewhere', page.url()).href);
      await page.goBack();
      needs('back/forward cache', await page.evaluate(() => (window as { isRestored?: boolean }).isRestored!));
    },
  },
  {
    name: 'Prerendering (speculation rules)',
    does: 'Loads the page before the visitor opens it.',
    html: ({ publish }) => {
      publish('/next', page(), { 'cache-control': 'max-age=60' });
      return `<!doctype html><title>First</title><script type="speculationrules">{ "prerender": [{ "urls": ["/next"], "eagerness": "immediate" }] }</script>`;
    },
    prepare: async ({ page }) => {
      needs('prerendered pages');
      await page.evaluate(() => void setTimeout(() => location.assign('/next')));
      await page.waitForFunction(() => location.pathname === '/next');
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
