// @vitest-environment node
import { expect, it } from 'vitest';
import { fixText } from '../../../cli/fix/fix-text';
import { lintPage } from '../../../cli/lint/lint-page';
import { allLintRules } from '../../../cli/lint/rules/all-lint-rules';
import { widget } from './lint-support';

const inNext = { since: '1.0.0', removedIn: '2.0.0' } as const;
const widgets = new Map([
  widget('tile', {
    props: {
      title: { type: 'text', required: true, text: 'Name.' },
      rating: { type: 'number', max: 5, text: 'Stars.' },
      variant: { type: 'text', values: ['quiet', 'loud'], text: 'Weight.' },
    },
    deprecated: {
      heading: { use: 'title', ...inNext },
      stars: { use: 'rating', ...inNext },
      isQuiet: { use: 'variant', values: { '': 'quiet', true: 'quiet', false: 'loud' }, ...inNext },
      caption: { use: 'title', since: '0.9.0', removedIn: '1.0.0' },
    },
  }),
]);
const judge = (html: string) => lintPage({ name: 'x.html', html }, { rules: allLintRules, widgets, themes: [] });
const found = (html: string) =>
  judge(html)
    .findings.filter(({ rule }) => rule !== 'no-tag')
    .map(({ rule, severity, message, advice }) => `${rule} ${severity}: ${message}. ${advice}`);
const fixed = async (html: string) => (await fixText(html, judge)).text;

// Interface 9
it('reports an old name, and renames it with --fix', async () => {
  const page = `<p data-widget="tile" DATA-HEADING='Keep' data-stars="4.5">`;
  expect(found(page)).toEqual([
    'deprecated-attribute warning: data-heading of tile is deprecated since 1.0.0, and 2.0.0 ignores it. Write data-title.',
    'deprecated-attribute warning: data-stars of tile is deprecated since 1.0.0, and 2.0.0 ignores it. Write data-rating.',
  ]);
  const renamed = `<p data-widget="tile" data-title='Keep' data-rating="4.5">`;
  expect(await fixed(page)).toBe(renamed);
  expect(found(renamed)).toEqual([]);
});

it('reports a removed name as an error, and renames it with --fix', async () => {
  const page = '<p data-widget="tile" data-caption="Keep">';
  expect(found(page)).toEqual([
    'missing-prop error: tile needs data-title, which is missing. Add data-title="…": Name.',
    'deprecated-attribute error: data-caption of tile was removed in 1.0.0. Write data-title.',
  ]);
  expect(await fixed(page)).toBe('<p data-widget="tile" data-title="Keep">');
});

it('replaces old values with --fix, unless a template fills them in', async () => {
  const tile = (attributes: string) => `<p data-widget="tile" data-title="x" ${attributes} id="a">`;
  expect(await fixed(tile('data-is-quiet'))).toBe(tile('data-variant="quiet"'));
  expect(await fixed(tile("data-is-quiet = 'false'"))).toBe(tile('data-variant="loud"'));
  expect(await fixed(tile('data-is-quiet="loud"'))).toBe(tile('data-variant="loud"'));
  expect(await fixed(tile('data-is-quiet="{{ quiet }}"'))).toBe(tile('data-is-quiet="{{ quiet }}"'));
});

it('checks the value of an old name', () => {
  expect(found('<p data-widget="tile" data-heading="x" data-stars="many" data-is-quiet="no">')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^bad-value error: data-stars of tile isn't a number, at most 5/),
      expect.stringMatching(/^bad-value error: data-is-quiet of tile isn't one of/),
    ]),
  );
});

it('leaves an old name if the new one, or another old one, sets the same prop', async () => {
  const page = '<p data-widget="tile" data-heading="Old" data-title="New">';
  expect(found(page)).toEqual([
    expect.stringMatching(/^deprecated-attribute .* Remove it, because data-title is set\.$/),
  ]);
  for (const html of [
    page,
    `<p data-widget="tile" data-heading="Old" data-props='{"title": "New"}'>`,
    `<p data-widget="tile" data-heading="Old" data-props="{{ props }}">`,
    '<p data-widget="tile" data-heading="Old" data-caption="Older">',
  ])
    expect(await fixed(html)).toBe(html);
});

it('reports old names in data-props and in enhanced links', () => {
  expect(found(`<p data-widget="tile" data-props='{"heading": "Keep"}'>`)).toEqual([
    'deprecated-attribute warning: "heading" in data-props of tile is deprecated since 1.0.0, and 2.0.0 ignores it. Write "title".',
  ]);
  expect(found('<p><a href="/#cobble=tile&amp;heading=Keep">Keep</a></p>')).toEqual([
    'enhanced-link warning: heading of tile is deprecated since 1.0.0, and 2.0.0 ignores it. Write title=….',
  ]);
});
