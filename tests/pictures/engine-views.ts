import type { Engine } from '../browser/engines/engine';

export const engineViews = [
  { page: 'landing', theme: 'realms', dir: 'ltr' },
  { page: 'landing', theme: 'gray', dir: 'rtl' },
  { page: 'marketplace', theme: 'vanilla', dir: 'ltr' },
  { page: 'marketplace', theme: 'legends', dir: 'rtl' },
  { page: 'help-centre', theme: 'education', dir: 'ltr' },
  { page: 'help-centre', theme: 'dungeons', dir: 'rtl' },
  { page: 'no-doctype', theme: 'black', dir: 'ltr' },
  { page: 'no-doctype', theme: 'marketplace', dir: 'rtl' },
].flatMap((one) =>
  [360, 1280].map((width) => ({ ...one, width, name: `${one.page}-${one.theme}-${one.dir}-${width}` })),
);

export type EngineView = (typeof engineViews)[number];

export const screenshotViews: readonly Engine[] = ['chromium', 'firefox', 'webkit'];
