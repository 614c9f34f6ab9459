// @vitest-environment node
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { licenceTexts } from '../../../cli/pack/licence-texts';

const terms = 'Permission is hereby granted to any person,\nto deal in the "Software" without restriction.';

/** Creates packages with these licences; an empty one has no file. Returns a source path in each package. */
const packagesWith = async (licences: Readonly<Record<string, string>>): Promise<string[]> => {
  const modules = join(await mkdtemp(join(tmpdir(), 'cobble-licences-')), 'node_modules');
  for (const [name, licence] of Object.entries(licences)) {
    await mkdir(join(modules, name), { recursive: true });
    await writeFile(join(modules, name, 'package.json'), JSON.stringify({ name, version: '1.0.0', license: 'MIT' }));
    if (licence) await writeFile(join(modules, name, 'LICENSE'), licence);
  }
  return Object.keys(licences).map((name) => join(modules, name, 'index.js'));
};

it('writes shared terms once, with the copyright of each package', async () => {
  const otherwise = terms.replace('\n', ' ').replace('"Software"', '“Software”');
  const sources = await packagesWith({
    a: `The MIT License (MIT)\n\nCopyright (c) 2020 Ann\n\n${terms}`,
    b: `Copyright © Bob\r\n\r\n${otherwise}\n`,
  });
  expect(await licenceTexts(sources)).toBe(`a 1.0.0\nCopyright (c) 2020 Ann\n\nb 1.0.0\nCopyright © Bob\n\n${terms}\n`);
});

it('keeps a licence with another line before its terms, and names one without a text', async () => {
  const own = `Copyright Ann\nAll but the pictures, which are Cid's.\n\n${terms}`;
  expect(await licenceTexts(await packagesWith({ a: own, b: '' }))).toBe(
    `a 1.0.0\n\n${own}\n\n${'-'.repeat(80)}\n\nb 1.0.0\n\nLicence: MIT\n`,
  );
});
