// @vitest-environment node
import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { MOUNT_CHUNKS } from '../../../cli/build/one-file';
import { outputFiles } from '../../../cli/build/output-files';
import { BUILD, CHUNKS, SHEETS, THEME, THEMES, WIDGETS } from '../../../cli/build/placeholders';
import type { Templates } from '../../../cli/build/templates';
import { writeOutput } from '../../../cli/build/write-output';
import { openBuildCache } from '../../../cli/io/build-cache';
import { packTemplates, unpackTemplates } from '../../../cli/pack/pack-templates';
import { SHEET_END } from '../../../src/embed/sheet-end';
import { gray } from '../../../src/themes/gray';
import { realms } from '../../../src/themes/realms';

const EXPORTS = 'export{x as y};';
const templates: Templates = {
  shared: new Map([
    ...MOUNT_CHUNKS.map((name) => [`chunks/${name}.${BUILD}.js`, EXPORTS] as const),
    [`chunks/runtime.${BUILD}.js`, `load(" ${WIDGETS} "," ${THEMES} ","./a.${BUILD}.js");${EXPORTS}`],
    [`chunks/act.${BUILD}.js`, `act("${BUILD}")`],
  ]),
  pasted: new Map([
    ['cobble.js', `start("${THEME}","${BUILD}")`],
    [`cobble.${BUILD}.js`, `start("${THEME}")`],
  ]),
  oneFile: new Map([['cobble.js', `start("${THEME}",${CHUNKS},${SHEETS})`]]),
  areasSheet: '.kit { color: theme(color.muted) }',
  widgets: new Map(
    ['a', 'b', 'c'].map((name) => [
      name,
      {
        isArea: name === 'b',
        services: [],
        script: `part("./part.${BUILD}.js");${EXPORTS}`,
        sheet: `.${name} { color: theme(color.text) }`,
        space: { name },
      },
    ]),
  ),
};
const cache = openBuildCache();

// CLI-3
it('builds only the chosen widgets and themes, and lists their names', async () => {
  const files = await outputFiles(templates, { widgets: ['b'], themes: [realms, gray] }, await cache);
  expect(files.get(`chunks/runtime.${BUILD}.js`)).toBe(`load(" b "," realms gray ","./a.${BUILD}.js");${EXPORTS}`);
  expect(files.get('gray/cobble.js')).toBe(`start("gray","${BUILD}")`);
  expect(files.get(`realms/b.${BUILD}.css`)).toContain(realms.color.text);
  expect([...files.keys()].filter((path) => /\ba\./.test(path))).toEqual([]);
});

// CLI-3
it('has a shared stylesheet per theme if there are areas', async () => {
  const areasSheets = async (...widgets: string[]) =>
    [...(await outputFiles(templates, { widgets, themes: [realms, gray] }, await cache))].filter(([path]) =>
      path.endsWith(`/areas.${BUILD}.css`),
    );
  expect(await areasSheets('a', 'b', 'c')).toEqual([
    [`realms/areas.${BUILD}.css`, `.kit{color:${realms.color.muted}}${SHEET_END};`],
    [`gray/areas.${BUILD}.css`, `.kit{color:${gray.color.muted}}${SHEET_END};`],
  ]);
  expect(await areasSheets('a', 'c')).toEqual([]);
});

it('writes a pasted file that contains the chosen components and their stylesheets', async () => {
  const files = await outputFiles(templates, { widgets: ['a', 'b', 'c'], themes: [gray] }, await cache);
  const text = files.get('gray/cobble-components.js');
  expect(text?.match(/"(\w)":async/g)).toEqual(['"a":async', '"c":async']);
  expect(text?.match(/"gray\/\w+(?=\.)/g)).toEqual(['"gray/a', '"gray/c']);
  const ofArea = await outputFiles(templates, { widgets: ['b'], themes: [gray] }, await cache);
  expect([...ofArea.keys()].filter((path) => path.includes('components'))).toEqual([]);
});

// interface 9: `cobble build --base`
it('writes any base URL as a string into the pasted files', async () => {
  const based = { ...templates, pasted: new Map([['cobble.js', 'start(COBBLEBASE||here)']]) };
  const pasted = async (base?: string) =>
    (await outputFiles(based, { widgets: ['b'], themes: [gray], base }, await cache)).get('gray/cobble.js');
  expect(await pasted()).toBe('start(here)');
  expect(await pasted('https://cdn.example/$&"')).toBe('start("https://cdn.example/$&\\""||here)');
});

it('unpacks the templates that were packed with a build', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'cobble-'));
  const files = await outputFiles(templates, { widgets: ['a', 'b', 'c'], themes: [gray] }, await cache);
  await writeOutput(files, dist, await cache);
  const bytes = await packTemplates(templates, dist);
  expect(await unpackTemplates(bytes, dist)).toEqual(templates);
  expect(brotliDecompressSync(bytes).toString()).not.toContain('act(');
});

// A server may read the file while the build runs.
it("doesn't write an unchanged file again", async () => {
  const dist = await mkdtemp(join(tmpdir(), 'cobble-'));
  const files = await outputFiles(templates, { widgets: ['a'], themes: [gray] }, await cache);
  await writeOutput(files, dist, await cache);
  const timesOf = (path: string) => stat(join(dist, path)).then(({ mtimeMs }) => mtimeMs);
  const [file, manifest] = [await timesOf('gray/cobble.js'), await timesOf('manifest.json')];
  await writeOutput(files, dist, await cache);
  expect(await timesOf('gray/cobble.js')).toBe(file);
  expect(await timesOf('manifest.json')).toBeGreaterThan(manifest);
  expect(JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')).files['gray/cobble.js'].bytes).toBeGreaterThan(
    0,
  );
});
