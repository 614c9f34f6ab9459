// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findWidgets } from '../../../cli/build/find-widgets';
import { pageTypes } from '../../../cli/pack/page-types';

const widgets = await findWidgets(fileURLToPath(new URL('../../../', import.meta.url)));

// Interface 9. The descriptions of events must name the members that their types have.
it.each(widgets.map(({ name, description }) => [name, description] as const))(
  'types the members of the events of %s that their descriptions name',
  (_, { events = {}, details = {} }) => {
    const named = Object.entries(events).flatMap(([event, text]) => {
      const members = /\{ ([^}]+) \}/
        .exec(text)?.[1]
        ?.split(',')
        .map((member) => member.replace(/:.*/, '').trim());
      return members ? [[event, members]] : [];
    });
    expect(Object.entries(details).map(([event, members]) => [event, Object.keys(members)])).toEqual(named);
  },
);

it('types attributes by the type of the prop, except those from settings', () => {
  const types = pageTypes([
    {
      name: 'a-b',
      component: '',
      export: 'AB',
      description: {
        name: 'a-b',
        kind: 'component',
        text: 'A widget */ of two letters.',
        form: true,
        props: {
          newPrice: { type: 'amount', text: 'The price.' },
          size: { type: 'text', values: ['small', 'large'], text: 'How large.' },
          isOpen: { type: 'boolean', text: 'Open.' },
          items: { type: 'list', text: 'JSON.' },
          agreed: { type: 'text', from: 'settings', default: 'Yes', text: 'What is agreed to.' },
        },
        events: { pick: '{ index, by }: one was picked', end: 'nothing; it is over' },
        details: { pick: { index: 'number', by: ['mouse', 'key'] } },
        examples: [],
      },
    },
  ]);
  for (const line of [
    "readonly 'data-widget': 'a-b';",
    "readonly 'data-name'?: string;",
    "readonly 'data-new-price'?: number | string;",
    `readonly 'data-size'?: "small" | "large";`,
    "readonly 'data-is-open'?: boolean | '' | 'true' | 'false';",
    "readonly 'data-items'?: string;",
    `'cobble:pick': { readonly index: number; readonly by: "mouse" | "key" };`,
    "'cobble:end': null;",
    '/** A widget * / of two letters. */',
  ])
    expect(types).toContain(line);
  expect(types).not.toContain('data-agreed');
});
