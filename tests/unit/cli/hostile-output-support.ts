import { beforeAll } from 'vitest';
import type { TempFolder } from '../temp-folder';
import { tempFolder } from '../temp-folder';
import { CASES, CONFIG, EVIL, NAME, PAGE } from './hostile-input';

export const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;

export const hostileFolder = (): TempFolder => {
  const folder = tempFolder();
  beforeAll(() => {
    for (const [name, text] of [
      ['config.json', CONFIG],
      ['cases.json', CASES],
      ['page.html', PAGE],
      [NAME, CONFIG],
      [
        'index.xml',
        `<sitemapindex><sitemap><loc>${EVIL.replaceAll('\u0000', '').replaceAll('\u001b', '').replaceAll('\u0007', '')}</loc></sitemap></sitemapindex>`,
      ],
    ] as const)
      folder.write(name, text);
    folder.write(`${NAME}cases`, CASES);
  });
  return folder;
};
