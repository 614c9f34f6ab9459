import { expect } from 'vitest';
import { check } from '../../../cli/commands/check';
import { lint } from '../../../cli/commands/lint';
import type { Io } from '../../../cli/io/io';
import type { TempFolder } from '../temp-folder';
import { tempFolder } from '../temp-folder';
import { runCommand } from './support';

type Kind = 'config.json' | 'page.html';

export const fixing =
  (kind: Kind, format: 'text' | 'json' | 'sarif' = 'text') =>
  (io: Io): Promise<number> =>
    (kind === 'page.html' ? lint : check)([kind], { format, fix: true }, io);

export const config = (url: string, setup = '{ "a": {}, "b": { "js": ["/b.js"] } }'): string =>
  `{\n\t"experiments" : [\n\t  {"name":"x", "flights": {"targeting": {"domain":"a.example","url": ${url} },\r\n "setup": ${setup}}} ]\n}\n`;

export interface FixFolder extends TempFolder {
  run(command: (io: Io) => Promise<number>, stdin?: string | Buffer): ReturnType<typeof runCommand>;
  /** Returns the fixed text. Fails if a second `--fix` changes it again. */
  fixed(kind: Kind, text: string): Promise<string>;
}

export const fixFolder = (): FixFolder => {
  const folder = tempFolder('test');
  const run: FixFolder['run'] = (command, stdin = '') =>
    runCommand(command, stdin, { cwd: folder.path(), columns: 200 });
  return {
    ...folder,
    run,
    async fixed(kind, text) {
      folder.write(kind, text);
      await run(fixing(kind));
      const once = folder.read(kind);
      await run(fixing(kind));
      expect(folder.read(kind)).toBe(once);
      return once;
    },
  };
};
