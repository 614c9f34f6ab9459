// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { test } from '../../../cli/commands/test';
import { servers } from './read-page-support';
import { testIo } from './support';
import { casesFolder, valid } from './test-command-support';

const { folder, run } = casesFolder();
const serve = servers();

// CLI-2: the error used to omit the name of the test file. In that file, `-` is a file name, not standard input.
describe('an unreadable config named by a test file', () => {
  it('reports an unreadable config of a test file at its position in the test file', async () => {
    await expect(run([valid], {}, { config: 'nothere.json' })).rejects.toMatchObject({
      exitCode: 2,
      message: 'cases/cases.json:1:2: config "nothere.json": no such file',
      advice: 'Write the path relative to the folder of cases/cases.json, or an http URL.',
    });
    const { io } = testIo(JSON.stringify({ config: 'nothere.json', cases: [valid] }), { cwd: folder.path() });
    await expect(test(['-'], {}, io)).rejects.toMatchObject({
      message: '-:1:2: config "nothere.json": no such file',
      advice: 'Write the path relative to the working directory, or an http URL.',
    });
  });

  it.each([
    ['..', 'cannot read .*: it is a folder'],
    ['cases.json', 'cases/cases.json is a case file, not an experiment config'],
    ['https://x.invalid/a.json', 'cannot .*https://x.invalid/a.json'],
  ])('reports an unreadable config of a test file with the reason: %s', async (config, why) => {
    await expect(run([valid], {}, { config })).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(`^cases/cases\\.json:1:2: config "${config}": ${why}`),
    });
  });
});

// CLI-2: a URL used to be resolved as the path `https:/x.invalid/a.json`.
it('accepts an http URL as the config of a test file', async () => {
  const { url } = await serve((response) => response.end(folder.read('config.json')));
  expect((await run([valid], {}, { config: `${url}/config.json` })).code).toBe(0);
});
