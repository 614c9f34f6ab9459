// @vitest-environment node
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { findWidgets } from '../../../cli/build/find-widgets';
import { texts } from '../../../cli/commands/texts';
import { textKeys } from '../../../cli/texts/text-keys';
import type { PropDescription } from '../../../src/widgets/kit/description';
import { tempFolder } from '../temp-folder';
import { runCommand } from './support';

vi.setConfig({ testTimeout: 60_000 });

const folder = tempFolder();
beforeAll(() => mkdirSync(folder.path('dir.json')));

const run = async (locale?: string) => {
  const { code, out, err } = await runCommand((io) => texts({ locale }, io, folder.path()));
  return { code, err, found: (out ? JSON.parse(out) : {}) as Record<string, string> };
};
const put = (name: string, content: unknown) =>
  folder.write(name, typeof content === 'string' ? content : JSON.stringify(content));

describe('the keys of texts', () => {
  const text = (given: Partial<PropDescription>): PropDescription => ({ type: 'text', text: '', ...given });
  const widget = (name: string, props: Record<string, PropDescription>) => ({ name, description: { props } });

  it('sorts the prop names, or uses widget.prop if widgets have different defaults', () => {
    const found = textKeys([
      widget('b-tile', { same: text({ default: 'Same' }), other: text({ default: 'One' }), z: text({ default: '' }) }),
      widget('a-tile', { same: text({ default: 'Same' }), other: text({ default: 'Two' }) }),
      widget('c-tile', { other: text({ default: 'One' }) }),
    ]);
    expect([...found]).toEqual([
      ['a-tile.other', 'Two'],
      ['b-tile.other', 'One'],
      ['c-tile.other', 'One'],
      ['same', 'Same'],
      ['z', ''],
    ]);
  });

  it.each<[string, PropDescription]>([
    ['a prop without a default', text({})],
    ['an enum value', text({ values: ['a'], default: 'a' })],
    ['a number', { type: 'number', text: '', default: 1 }],
    ['a URL', { type: 'url', text: '', default: '/x' }],
    ['a boolean', { type: 'boolean', text: '', default: true }],
  ])('excludes %s from the keys of texts', (_, prop) => {
    expect(textKeys([widget('x', { prop })]).size).toBe(0);
  });
});

// Interface 9
describe('cobble texts', () => {
  it('prints every text of every widget with its default, as flat JSON', async () => {
    const { code, err, found } = await run();
    expect([code, err]).toEqual([0, '']);
    const widgets = await findWidgets(fileURLToPath(new URL('../../../', import.meta.url)));
    expect(found).toEqual(Object.fromEntries(textKeys(widgets)));
    expect(found.retryText).toBe('Try again');
    expect(Object.keys(found).some((key) => key.includes('.'))).toBe(true);
    expect(Object.keys(found)).toEqual(Object.keys(found).toSorted());
  });

  it('uses the translation for the locale, or else for its language', async () => {
    put('sv.json', { retryText: 'Försök igen', noSuchKey: 'x' });
    put('sv-fi.json', { retryText: 'Pröva på nytt' });
    const finnish = await run('SV-FI');
    expect([finnish.code, finnish.found.retryText, finnish.found.aToZText]).toEqual([
      0,
      'Pröva på nytt',
      'Title, A to Z',
    ]);
    expect(finnish.err).toMatch(/^cobble: \d+ texts of sv-fi are not translated and in English instead\n$/);
    const swedish = await run('sv-se');
    expect([swedish.found.retryText, Object.hasOwn(swedish.found, 'noSuchKey')]).toEqual(['Försök igen', false]);
    expect(swedish.err).toContain(' of sv are not translated');
  });

  it('prints no messages if everything is translated', async () => {
    put('de.json', (await run()).found);
    expect((await run('de-at')).err).toBe('');
    const { retryText: _, ...others } = (await run()).found;
    put('nl.json', others);
    expect((await run('nl')).err).toContain('cobble: 1 text of nl is not translated');
  });

  it('rejects a language without a file, except English', async () => {
    const { code, err, found } = await run('ja');
    expect([code, err, found]).toEqual([
      2,
      expect.stringMatching(/^cobble: there is no translation for ja\nFix: Use one of de, .*, or omit --locale/),
      {},
    ]);
    expect(await run('en-gb')).toMatchObject({ code: 0, err: '' });
  });

  it('uses the file of a regional English, too', async () => {
    put('en-gb.json', { retryText: 'Have another go' });
    const { err, found } = await run('en-GB');
    expect([err, found.retryText]).toEqual(['', 'Have another go']);
  });

  it.each(['../sv', 'sv/se', '', 'x', 'sv-', 'sv se', 'sv.json', '..', 'sv\0'])(
    'rejects %j as a locale',
    async (locale) => {
      expect(await run(locale)).toMatchObject({
        code: 2,
        err: expect.stringMatching(/^cobble: --locale .* isn't a valid locale\nFix: /),
      });
    },
  );

  it.each([
    ['no JSON', '{', /fr\.json isn't valid JSON/],
    ['a list', '["x"]', /fr\.json isn't a JSON object of texts\nFix: /],
    ['a text', '"x"', /isn't a JSON object of texts/],
    ['null', 'null', /isn't a JSON object of texts/],
    ['an object in it', '{ "retryText": { "a": "b" } }', /isn't a JSON object of texts/],
  ])('rejects a file that is %s', async (_, content, message) => {
    put('fr.json', content);
    expect(await run('fr')).toMatchObject({ code: 2, err: expect.stringMatching(message) });
  });

  it('rejects an unreadable file', async () => {
    expect(await run('dir')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^cobble: cannot read .*dir\.json: /),
    });
  });
});
