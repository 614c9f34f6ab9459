import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkTag } from '../../../src/embed/check-tag';
import type { TagSettings } from '../../../src/loader/settings';

const warning = vi.spyOn(console, 'warn');
beforeEach(() => {
  warning.mockReset().mockImplementation(() => {});
  vi.resetModules();
});
afterEach(() => document.head.replaceChildren());

const warningsOf = async (attributes: string): Promise<string[]> => {
  // The page also loads the script without attributes, before the author's tag.
  document.head.innerHTML = `<script src="/dist/site/cobble.js"></script><script src="/dist/site/cobble.js" ${attributes}></script>`;
  const { default: badTag } = await import('../../../src/embed/bad-tag');
  badTag();
  badTag();
  return warning.mock.calls.map(([text]) => String(text));
};

// Interface 10
it.each([
  ['data-lokale="sv-se"', 'unknown attribute data-lokale="sv-se"', 'write data-locale.'],
  ['data-experiment="on"', 'unknown attribute data-experiment="on"', 'write data-experiments.'],
  ['data-colour', 'unknown attribute data-colour', 'use one of data-base, '],
  ['data-scan="always"', 'unknown word in data-scan="always"', 'write auto, once or manual. Until then, auto is used.'],
  ['data-scan="manuel"', 'unknown word in data-scan="manuel"', 'write manual.'],
])('warns once of %s, names the tag, and suggests the nearest name', async (attributes, problem, fix) => {
  const warnings = await warningsOf(attributes);
  expect(warnings).toEqual([
    expect.stringContaining(`cobble: ${problem} of the tag <script src="/dist/site/cobble.js">`),
  ]);
  expect(warnings[0]).toContain(`Fix: ${fix}`);
});

it.each(['data-locale="sv" data-theme="x" data-scan="once"', 'data-cfasync="false" data-turbo-track="reload"'])(
  "doesn't warn of %s",
  async (attributes) => {
    expect(await warningsOf(attributes)).toEqual([]);
  },
);

it.each<[Partial<Record<keyof TagSettings | 'lokale', string>>, boolean]>([
  [{ base: '/', bundleTheme: 'gray', locale: 'sv', scan: 'manual', consent: 'wait', antiflicker: '9' }, false],
  [{ lokale: 'sv' }, true],
  [{ scan: 'always' }, true],
])('loads the report only if the settings %j may be misspelt', (tagSettings, expected) => {
  const runChunk = vi.fn();
  checkTag({ tagSettings: tagSettings as unknown as TagSettings, runChunk });
  expect(runChunk.mock.calls).toEqual(expected ? [['bad-tag']] : []);
});
