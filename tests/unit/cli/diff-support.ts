import { beforeAll } from 'vitest';
import type { DiffOptions } from '../../../cli/commands/diff';
import { diff } from '../../../cli/commands/diff';
import type { TempFolder } from '../temp-folder';
import { tempFolder } from '../temp-folder';
import { runCommand } from './support';

export const STORE = 'https://www.example.net/store';
export const HELP = 'https://www.example.net/help';

type Setup = Record<string, { js?: string[]; css?: string[] }>;
export const experiment = (include: string, setup: Setup) => ({
  flights: { targeting: { domain: 'www.example.net', url: { include } }, setup },
});

export const none = { added: [], removed: [] };
export const hero = experiment('^/store', { b: { js: ['/hero.js'], css: ['/hero.css'] } });

export interface DiffFolder {
  folder: TempFolder;
  run(
    before: object,
    after: object,
    options?: Partial<DiffOptions>,
    stdin?: string,
  ): Promise<{ code: number; out: string; err: string; rows: Record<string, unknown>[] }>;
}

export const diffFolder = (): DiffFolder => {
  const folder = tempFolder();
  beforeAll(() => folder.write('urls.txt', `${STORE}\n${HELP}\n`));
  return {
    folder,
    async run(before, after, options = {}, stdin = '') {
      folder.write('old.json', JSON.stringify({ experiments: before }));
      folder.write('new.json', JSON.stringify({ experiments: after }));
      const result = await runCommand(
        (io) => diff(['old.json', 'new.json'], { urls: ['urls.txt'], format: 'json', ...options }, io),
        stdin,
        { cwd: folder.path() },
      );
      const rows =
        options.format === 'text'
          ? []
          : result.out
              .split('\n')
              .filter(Boolean)
              .map((line) => JSON.parse(line) as Record<string, unknown>);
      return { ...result, rows };
    },
  };
};
