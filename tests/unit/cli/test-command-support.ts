import { copyFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll } from 'vitest';
import type { TestOptions } from '../../../cli/commands/test';
import { test } from '../../../cli/commands/test';
import type { TempFolder } from '../temp-folder';
import { tempFolder } from '../temp-folder';
import { testIo } from './support';

/** The config's experiment runs at the URL `HIT`, but not at `MISS`. */
export const HIT = 'https://www.example.net/en-us/store?campaign=x';
export const MISS = 'https://www.example.net/help';

export const valid = {
  name: 'the store',
  url: HIT,
  flights: ['store-hero-b'],
  expect: {
    experiments: ['store-hero'],
    on: ['store-hero-b'],
    scripts: ['/exp/hero-b.js'],
    styles: ['/exp/hero-b.css'],
  },
};

export interface CasesFolder {
  folder: TempFolder;
  /** @param cases a list, or the complete text of the file */
  run(
    cases: unknown,
    options?: TestOptions,
    more?: Record<string, unknown>,
  ): Promise<{ code: number; out: string; err: string }>;
}

export const casesFolder = (): CasesFolder => {
  const folder = tempFolder();
  beforeAll(() => {
    mkdirSync(folder.path('cases'));
    copyFileSync(fileURLToPath(new URL('fixtures/store-hero.json', import.meta.url)), folder.path('config.json'));
  });
  return {
    folder,
    async run(cases, options = {}, more = {}) {
      folder.write(
        'cases/cases.json',
        typeof cases === 'string' ? cases : JSON.stringify({ config: '../config.json', cases, ...more }),
      );
      const { io, out, err } = testIo('', { cwd: folder.path() });
      const code = await test(['cases/cases.json'], options, io);
      return { code, out: out(), err: err() };
    },
  };
};
