import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

export interface TempFolder {
  path(name?: string): string;
  write(name: string, text: string | Buffer): void;
  read(name: string): string;
}

/**
 * Creates and removes a folder for the tests of the calling file.
 *
 * @param per If `file`, all tests share the folder; if `test`, each test has its own
 */
export const tempFolder = (per: 'file' | 'test' = 'file'): TempFolder => {
  let folder = '';
  const make = (): void => {
    folder = mkdtempSync(join(tmpdir(), 'cobble-'));
  };
  const remove = (): void => rmSync(folder, { recursive: true, maxRetries: 5 });
  if (per === 'file') {
    beforeAll(make);
    afterAll(remove);
  } else {
    beforeEach(make);
    afterEach(remove);
  }
  const path = (name = ''): string => join(folder, name);
  return {
    path,
    write: (name, text) => writeFileSync(path(name), text),
    read: (name) => readFileSync(path(name), 'utf8'),
  };
};
