import { expect } from 'vitest';
import { check } from '../../../cli/commands/check';
import { lint } from '../../../cli/commands/lint';
import type { Io } from '../../../cli/io/io';
import type { TempFolder } from '../temp-folder';
import { tempFolder } from '../temp-folder';
import { runCommand } from './support';

type Kind = 'config.json' | 'page.html';

/** The command that mends a config, or a page. */
export const fixing =
  (kind: Kind, format: 'text' | 'json' | 'sarif' = 'text') =>
  (io: Io): Promise<number> =>
    (kind === 'page.html' ? lint : check)([kind], { format, fix: true }, io);

/** A config, as a person has written it. */
export const config = (url: string, setup = '{ "b": { "js": ["/b.js"] } }'): string =>
  `{\n\t"experiments" : [\n\t  {"name":"x", "flights": {"targeting": {"domain":"a.example","url": ${url} },\r\n "setup": ${setup}}} ]\n}\n`;

/** A folder in which files are mended. */
export interface FixFolder extends TempFolder {
  run(command: (io: Io) => Promise<number>, stdin?: string | Buffer): ReturnType<typeof runCommand>;
  /** The text after `--fix`; run twice, it is the same. */
  mended(kind: Kind, text: string): Promise<string>;
}

/** Gives each test of the file a folder of its own. */
export const fixFolder = (): FixFolder => {
  const folder = tempFolder('test');
  const run: FixFolder['run'] = (command, stdin = '') =>
    runCommand(command, stdin, { cwd: folder.path(), columns: 200 });
  return {
    ...folder,
    run,
    async mended(kind, text) {
      folder.write(kind, text);
      await run(fixing(kind));
      const once = folder.read(kind);
      await run(fixing(kind));
      expect(folder.read(kind)).toBe(once);
      return once;
    },
  };
};
