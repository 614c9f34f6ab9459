// @vitest-environment node
import { expect, it } from 'vitest';
import { check } from '../../../cli/commands/check';
import { tempFolder } from '../temp-folder';
import { runCommand } from './support';
import { casesFolder, valid } from './test-command-support';

const { run } = casesFolder();
const folder = tempFolder();

// CLI-2: JSON parsers keep the last of two equal keys, so the first cases would never run.
it.each([
  ['two lists of cases', 'cases', `{"config":"../config.json","cases":[{"url":1}],"cases":[${JSON.stringify(valid)}]}`],
  [
    'two expectations in one case',
    'expect',
    `{"config":"../config.json","cases":[{"url":"${valid.url}","expect":{"on":["x"]},"expect":{"on":[]}}]}`,
  ],
])('makes cobble test reject %s', async (_, key, text) => {
  await expect(run(text)).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringContaining(
      `cases/cases.json:1:${text.lastIndexOf(`"${key}"`) + 1}: The key "${key}" is repeated in one object; only the last one is read`,
    ),
    advice: 'Remove one, or merge them.',
  });
});

// CLI-1
it('rejects a cobble.json that repeats the key of a command', async () => {
  folder.write('config.json', '{ "experiments": [] }');
  folder.write('cobble.json', '{ "check": { "ignore": [] },\n "check": {} }');
  const { code, err } = await runCommand((io) => check(['config.json'], { format: 'text' }, io), '', {
    cwd: folder.path(),
  });
  expect(code).toBe(2);
  expect(err).toContain('cobble.json:2:2 is invalid: The key "check" is repeated in one object');
});
