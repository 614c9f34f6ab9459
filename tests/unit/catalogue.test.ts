import { describe, expect, it } from 'vitest';
import { findWidgets } from '../../cli/build/find-widgets';
import { propTable } from '../../cli/build/prop-table';
import { exampleMarkup } from '../../cli/catalogue/example-markup';
import { renderCatalogue } from '../../examples/catalogue/render-catalogue';
import { renderExample } from '../../examples/catalogue/render-example';
import { renderSheet } from '../../examples/catalogue/render-sheet';
import { attributeOf, readProps } from '../../src/embed/read-props';
import { themes } from '../../src/themes/themes';
import type { WidgetDescription } from '../../src/widgets/kit/description';

const descriptions = (await findWidgets(`${process.cwd()}/`)).map(({ description }) => description);
const [theme] = themes;
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const page = parse(renderCatalogue({ theme: theme!, dir: 'rtl', descriptions }));

describe.each(descriptions)('$name', (description: WidgetDescription) => {
  const { name, props, events = {}, examples } = description;

  it('has named examples, each name once', () => {
    expect(examples.length).toBeGreaterThan(0);
    expect(new Set(examples.map((example) => example.name)).size).toBe(examples.length);
  });

  it.each(examples)('is written in example $name so that the page reads what the example says', (example) => {
    const element = parse(exampleMarkup(description, example)).body.firstElementChild as HTMLElement;
    const warned: unknown[] = [];
    const read = readProps(element, propTable(description), undefined, (attribute, value) =>
      warned.push([attribute, value]),
    );
    expect(warned).toEqual([]);
    expect(element.dataset.widget).toBe(name);
    for (const [prop, value] of Object.entries(example.props ?? {}))
      expect([prop, props[prop]?.type === 'text' ? String(value) : value]).toEqual([prop, read[prop]]);
  });

  // threat 4
  it('reads no attribute for what only the settings change, which has a default', () => {
    const own = Object.entries(props).filter(([, { from }]) => from === 'settings');
    for (const [prop, { default: fallback, type }] of own)
      expect([prop, Object.hasOwn(propTable(description), prop), typeof fallback, type]).toEqual([
        prop,
        false,
        'string',
        'text',
      ]);
    expect(own.length > 0).toBe(['cape-picker', 'offer-claim', 'realms-subscription', 'store-product'].includes(name));
  });

  it('stands in the catalogue with all its examples, their markup, its props and its events', () => {
    const section = page.getElementById(name)!;
    for (const example of examples) {
      const element = section.querySelector(`#${name}-${example.name}`)!;
      expect(element.getAttribute('data-widget')).toBe(name);
      const copied = parse(
        [...section.querySelectorAll('pre code')].find(
          ({ textContent }) => textContent === exampleMarkup(description, example),
        )!.textContent!,
      );
      element.removeAttribute('id');
      expect(copied.body.firstElementChild!.outerHTML).toBe(element.outerHTML);
      element.id = `${name}-${example.name}`;
    }
    const cells = [...section.querySelectorAll('td code')].map(({ textContent }) => textContent);
    for (const [prop, { from }] of Object.entries(props))
      expect(cells).toEqual(expect.arrayContaining([prop, from === 'settings' ? 'texts' : attributeOf(prop)]));
    for (const event of Object.keys(events)) expect(cells).toContain(`cobble:${event}`);
  });
});

describe('the catalogue', () => {
  it('shows its examples in the direction that was asked for, itself from left to right', () => {
    expect([...new Set([...page.querySelectorAll('.live')].map((live) => live.getAttribute('dir')))]).toEqual(['rtl']);
    expect(page.documentElement.hasAttribute('dir')).toBe(false);
  });

  it('marks the chosen theme and direction among its links, and keeps the one when the other changes', () => {
    const chosen = [...page.querySelectorAll<HTMLAnchorElement>('.switch a[aria-current]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(chosen).toEqual(['?theme=black&dir=rtl', '?theme=black&dir=rtl']);
    expect(page.querySelectorAll('.switch a')).toHaveLength(10);
  });

  it('lists an area by being there', () => {
    const area = { ...descriptions[0]!, name: 'new-area', kind: 'area' as const };
    const later = parse(renderCatalogue({ theme: theme!, dir: 'ltr', descriptions: [area] }));
    expect(later.querySelector('#Areas + nav a')!.getAttribute('href')).toBe('#new-area');
    expect(later.querySelector('#Components')).toBeNull();
  });

  it('gives each element an id of its own', () => {
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

it('puts what opens over the page into a frame of the sheet, which opens it', () => {
  const flyout = descriptions.find(({ name }) => name === 'flyout')!;
  const sheet = parse(renderSheet({ theme: theme!, dir: 'ltr', descriptions: [flyout] }));
  expect(sheet.querySelector('main [data-widget]')).toBeNull();
  expect([...sheet.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src'))).toContain(
    '/catalogue/example?widget=flyout&name=open&theme=black&dir=ltr',
  );
  const frame = parse(renderExample({ theme: theme!, dir: 'ltr', description: flyout, example: flyout.examples[0]! }));
  expect(frame.body.innerHTML).toContain(`cobble.get('#example').open()`);
});
