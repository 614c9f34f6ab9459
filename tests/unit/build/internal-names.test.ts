import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findWidgets } from '../../../cli/build/find-widgets';
import { internalNames } from '../../../cli/build/internal-names';

const root = process.cwd();
const names = Object.keys(internalNames.mangleCache);

it('each internal name has a short one of its own', () => {
  const short = Object.values(internalNames.mangleCache);
  expect(new Set(short).size).toBe(names.length);
  expect(short.filter((name) => !/^[a-zA-Z]$/.test(name))).toEqual([]);
  expect(names.filter((name) => !internalNames.mangleProps.test(name))).toEqual([]);
});

it('no internal name is one that the platform has: its members are found under their own names', () => {
  const platform = new Set(
    Object.getOwnPropertyNames(window).flatMap((name) => {
      const { prototype } = ((window as never as Record<string, unknown>)[name] ?? {}) as { prototype?: object };
      return [name, ...(prototype ? Object.getOwnPropertyNames(prototype) : [])];
    }),
  );
  expect(names.filter((name) => platform.has(name))).toEqual([]);
});

it('no internal name is one that a page writes or reads: a prop, a setting, a member of the API or of a handle', async () => {
  const widgets = await findWidgets(root);
  const seen = new Set(
    widgets.flatMap(({ description: { props, events = {} } }) => [...Object.keys(props), ...Object.keys(events)]),
  );
  for (const name of [
    'version',
    'ready',
    'scan',
    'unmount',
    'get',
    'services',
    'flights',
    'push',
    'element',
    'widget',
    'props',
    'update',
    'open',
    'close',
    'toggle',
    'focus',
    'on',
    'isOn',
    'experiments',
    'phase',
    'error',
  ])
    seen.add(name);
  // Everything of the client, whose settings, arguments and answers are a page's.
  for (const [, name] of readFileSync(`${root}/src/services/settings.ts`, 'utf8').matchAll(/^\s+(\w+)\??:/gm))
    seen.add(name!);
  expect(names.filter((name) => seen.has(name))).toEqual([]);
});
