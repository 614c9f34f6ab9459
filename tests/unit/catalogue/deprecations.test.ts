// @vitest-environment node
import { expect, it } from 'vitest';
import { upgradeText } from '../../../cli/agents/upgrade-text';
import { catalogueFiles } from '../../../cli/catalogue/catalogue-files';
import { deprecationsOf } from '../../../cli/deprecations/deprecations';
import { pageTypes } from '../../../cli/pack/page-types';
import { settingsSchema } from '../../../cli/schema/settings-schema';
import type { WidgetDescription } from '../../../src/widgets/kit/description';
import { wholeCatalogue } from './options';

const description: WidgetDescription = {
  name: 'tile',
  kind: 'component',
  text: 'A tile.',
  props: {
    label: { type: 'text', default: 'Sale', text: 'Text of the badge.' },
    variant: { type: 'text', values: ['quiet', 'loud'], text: 'Weight.' },
    agreed: { type: 'text', from: 'settings', default: 'Yes', text: 'What is agreed to.' },
  },
  deprecated: {
    saleLabel: { use: 'label', since: '1.2.0', removedIn: '2.0.0' },
    isQuiet: { use: 'variant', values: { '': 'quiet' }, since: '1.4.0', removedIn: '3.0.0' },
    badge: { use: 'label', since: '0.8.0', removedIn: '1.0.0' },
  },
  examples: [{ name: 'one', text: 'One.' }],
};
const found = { name: 'tile', component: '', export: 'Tile', description };

it('lists old names in the upgrade guide by the version that removes them', () => {
  const text = upgradeText([description], '2.1.0');
  expect(text.slice(text.indexOf('\n## '))).toBe(`
## Before 3.0.0

- \`tile\`: write \`data-variant\` instead of \`data-is-quiet\`; \`quiet\` instead of an empty value (since 1.4.0)

## Removed in 2.0.0

- \`tile\`: write \`data-label\` instead of \`data-sale-label\` (since 1.2.0)

## Removed in 1.0.0

- \`tile\`: write \`data-label\` instead of \`data-badge\` (since 0.8.0)
`);
});

it('marks old names that still work as deprecated in editors, catalogue, types and schema', () => {
  const files = new Map(catalogueFiles({ ...wholeCatalogue, widgets: [{ description, part: undefined }] }));
  const use = 'Deprecated since 1.2.0. Use data-label.';
  const text = (name: string) => files.get(name)!();
  const read = (name: string) => JSON.parse(text(name));
  const named = ({ name }: { name: string }) => name === 'data-sale-label';
  expect(read('web-types.json').contributions.html.attributes.find(named)).toMatchObject({ deprecated: use });
  expect(read('html-data.json').globalAttributes.find(named).description.value).toBe(`**tile**: ${use}`);
  expect(read('widgets.json').widgets[0].deprecated.saleLabel).toEqual({
    attribute: 'data-sale-label',
    use: 'label',
    since: '1.2.0',
    removedIn: '2.0.0',
  });
  expect(text('tile.html')).toContain('<code>data-sale-label</code>');
  expect(pageTypes([found])).toContain(
    `/** @deprecated since 1.2.0. Use data-label. */\n    readonly 'data-sale-label'?: string;`,
  );
  expect(settingsSchema([description])).toMatchObject({
    properties: { texts: { properties: { saleLabel: { deprecated: true, default: 'Sale' } } } },
  });
  for (const shown of [...[...files.keys()].map(text), pageTypes([found])]) expect(shown).not.toContain('data-badge');
});

it.each([['nothing'], ['agreed']])('rejects %s as a replacement', (use) => {
  const deprecated = { old: { use, since: '1.2.0', removedIn: '2.0.0' } } as const;
  expect(() => deprecationsOf({ ...description, deprecated })).toThrow(`tile: ${use} can't replace old. Fix: `);
});
