// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { check } from '../../../cli/commands/check';
import { match } from '../../../cli/commands/match';
import { tempFolder } from '../temp-folder';
import { testIo } from './support';

const CONFIG = fileURLToPath(new URL('fixtures/store-hero.json', import.meta.url));
const folder = tempFolder();

vi.mock('saxes', () => {
  throw new Error('loaded the XML parser of sitemaps');
});

// ICU and the XML parser used to take a third of the start.
it('matches and checks a short list without loading the XML parser, and without ICU', async () => {
  const format = vi.spyOn(Number.prototype, 'toLocaleString');
  const { io } = testIo('', { cwd: folder.path() });
  const url = 'https://www.example.net/en-us/store';
  expect(await match([url], { config: CONFIG, format: 'text' }, io)).toBe(0);
  expect(await check([CONFIG], { format: 'text' }, io)).toBe(0);
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
});
