import type { Page } from 'puppeteer';
import type { AloneCase } from './alone-cases';

export interface MeasuredAlone extends AloneCase {
  /** Height before the widget is mounted, in px. */
  readonly reserved: number;
  readonly mounted: number;
  /** Chromium's layout shift score, which rises if the text below the widget moves. */
  readonly shift: number;
}

/** Returns a page for `measureAlone`. It resets the styles of all elements, as many sites do. */
export const alonePage = (theme: string): string =>
  `<!doctype html><html lang="en-us"><meta charset="utf-8"><title>Alone</title>
<link rel="stylesheet" href="/dist/${theme}/room.css">
<style>*{padding:0}body{margin:16px auto;max-width:960px;padding:0 16px;font:16px/1.5 sans-serif}</style>
<script async src="/dist/${theme}/cobble.js" data-scan="manual"></script>
<body><h1>One widget</h1><main></main>${'<p>Text that the widget must not move when it appears.</p>'.repeat(20)}`;

/** Loads the web font, mounts one widget after another, and measures how far each moves the text below. */
export const measureAlone = async (page: Page, cases: readonly AloneCase[]): Promise<readonly MeasuredAlone[]> => {
  await page.evaluate(async () => {
    const file = await (await fetch('/dist/fonts/jersey-10.woff2')).arrayBuffer();
    // TypeScript's types lack `sizeAdjust`.
    document.fonts.add(await new FontFace('Cobble Pixel', file, { sizeAdjust: '125%' } as FontFaceDescriptors).load());
  });
  const measured: MeasuredAlone[] = [];
  for (const one of cases) measured.push({ ...one, ...(await page.evaluate(mountAndMeasure, one.html)) });
  return measured;
};

/** Runs in the page. */
const mountAndMeasure = async (html: string) => {
  const frames = async (count: number) => {
    for (let frame = 0; frame < count; frame++) await new Promise((done) => requestAnimationFrame(done));
  };
  const main = document.querySelector('main')!;
  main.innerHTML = html;
  const widgets = [...main.querySelectorAll<HTMLElement>('[data-widget]')];
  for (const widget of widgets) widget.dataset.load = 'eager';
  await frames(3);
  const reserved = main.getBoundingClientRect().height;
  let shift = 0;
  const add = (entries: readonly PerformanceEntry[]) => {
    for (const { value } of entries as (PerformanceEntry & { value: number })[]) shift += value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  await (window as never as { cobble: { scan(): Promise<unknown> } }).cobble.scan();
  while (!widgets.every(({ dataset }) => /mounted|error/.test(dataset.widgetState ?? ''))) await frames(1);
  // After three frames, widgets that observe their size have rendered again, and shift entries are recorded.
  await frames(3);
  add(observer.takeRecords());
  observer.disconnect();
  return {
    reserved: Math.round(reserved),
    mounted: Math.round(main.getBoundingClientRect().height),
    shift,
  };
};
