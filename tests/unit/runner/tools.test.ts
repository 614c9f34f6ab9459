// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folders = ['tests/tools', 'tests/browsers'].flatMap((path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}/${name}`),
);
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

it.each(folders)('locks exact versions and checksums in %s', (folder) => {
  const { dependencies } = read(`${folder}/package.json`) as { dependencies: Record<string, string> };
  const { packages } = read(`${folder}/package-lock.json`) as {
    packages: Record<string, { dependencies?: object; integrity?: string }>;
  };
  const { '': top, ...others } = packages;
  expect(top?.dependencies).toEqual(dependencies);
  expect(Object.values(dependencies).filter((version) => !/(^|@)\d+\.\d+\.[\w.-]+$/.test(version))).toEqual([]);
  expect(Object.keys(others).filter((name) => !others[name]?.integrity)).toEqual([]);
});

it('keeps the heaviest tools out of `npm ci`, and locks a checksum of every package', () => {
  const { packages } = read('package-lock.json') as { packages: Record<string, { integrity?: string }> };
  const heavy = [
    '@stoplight/prism-cli',
    'recheck',
    'lighthouse',
    '@stryker-mutator/instrumenter',
    'miniflare',
    '@angular/core',
  ];
  expect(heavy.filter((name) => `node_modules/${name}` in packages)).toEqual([]);
  expect(Object.keys(packages).filter((name) => name && !packages[name]?.integrity)).toEqual([]);
});
