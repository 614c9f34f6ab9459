import { describe, expect, it } from 'vitest';
import { propTable } from '../../../cli/build/prop-table';
import { catalogueFiles } from '../../../cli/catalogue/catalogue-files';
import { catalogueWidgets } from '../../../cli/catalogue/catalogue-options';
import { contentSystems } from '../../../cli/catalogue/content-systems';
import { exampleMarkup, placeArt } from '../../../cli/catalogue/example-markup';
import { renderExample } from '../../../examples/catalogue/render-example';
import { renderSheet } from '../../../examples/catalogue/render-sheet';
import { attributeOf, readProps } from '../../../src/embed/read-props';
import { themes } from '../../../src/themes/themes';
import type { PropDescription, WidgetDescription } from '../../../src/widgets/kit/description';
import { wholeCatalogue } from './options';

const live = { ...wholeCatalogue, api: 'https://api.example' };
const descriptions = wholeCatalogue.widgets.map(({ description }) => description);
const [theme] = themes;
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const files = catalogueFiles(live);
const parsed = new Map<string, Document>();
/** Returns a document that several tests share, so don't change it. */
const pageOf = (file: string): Document => {
  const page = parsed.get(file) ?? parse(files.get(file)!());
  parsed.set(file, page);
  return page;
};
const pageNames = [...files.keys()].filter((name) => name.endsWith('.html'));

describe('each widget', () => {
  it("names each widget's examples uniquely", () => {
    for (const { name, examples } of descriptions) {
      expect(examples.length, name).toBeGreaterThan(0);
      expect(new Set(examples.map((example) => example.name)).size, name).toBe(examples.length);
    }
  });

  it("reads the same props from an example's markup", () => {
    const check = (description: WidgetDescription, example: WidgetDescription['examples'][number]) => {
      const { name, props } = description;
      const element = parse(exampleMarkup(description, example)).body.firstElementChild as HTMLElement;
      const warned: unknown[] = [];
      const read = readProps(element, propTable(description), undefined, (attribute, value) =>
        warned.push([attribute, value]),
      );
      const expected = Object.entries(example.props ?? {}).map(([prop, value]) => [
        prop,
        props[prop]?.type === 'text' ? String(value) : value,
      ]);
      expect([name, warned], example.name).toEqual([element.dataset.widget, []]);
      expect(expected, `${name} ${example.name}`).toEqual(expected.map(([prop]) => [prop, read[prop as string]]));
    };
    for (const description of descriptions) for (const example of description.examples) check(description, example);
  });

  // threat 4
  it('reads no attribute for props from settings, which have a default', () => {
    const own = descriptions.flatMap((description) =>
      Object.entries(description.props)
        .filter(([, { from }]) => from === 'settings')
        .map(([prop, { default: fallback, type }]) => ({ description, prop, fallback, type })),
    );
    for (const { description, prop, fallback, type } of own) {
      const isRead = Object.hasOwn(propTable(description), prop);
      expect([prop, isRead, typeof fallback, type]).toEqual([prop, false, 'string', 'text']);
    }
    const names = new Set(own.map(({ description }) => description.name));
    expect([...names].sort()).toEqual(['cape-picker', 'offer-claim', 'realms-subscription', 'store-product']);
  });

  it.each(descriptions)(
    'writes a page for each widget with its examples, their markup, and its interface: $name',
    (description) => {
      checkPage(description);
    },
  );
});

const checkPage = (description: WidgetDescription): void => {
  const { name, props, events = {}, slots = {}, methods = [], examples } = description;
  const page = pageOf(`${name}.html`);
  for (const example of examples) {
    const element = page.querySelector(`.live #${name}-${example.name}`)!.cloneNode(true) as HTMLElement;
    expect(element.getAttribute('data-widget')).toBe(name);
    const copied = parse(
      [...page.querySelectorAll('pre code')].find(
        ({ textContent }) => textContent === placeArt(exampleMarkup(description, example), 'art/'),
      )!.textContent!,
    );
    element.removeAttribute('id');
    expect(copied.body.firstElementChild!.outerHTML).toBe(element.outerHTML);
  }
  const cells = (id: string) => [...page.querySelectorAll(`#${id} td code`)].map(({ textContent }) => textContent);
  for (const [prop, one] of Object.entries(props)) checkControl(page, prop, one);
  expect(cells('events')).toEqual(Object.keys(events).map((event) => `cobble:${event}`));
  expect(cells('slots')).toEqual(
    Object.keys(slots).map((slot) => (slot ? `slot="${slot}"` : 'the element’s own content')),
  );
  for (const method of methods) expect(cells('methods')).toContain(`cobble.get('#id').${method}()`);
  expect(page.querySelectorAll('#systems tbody tr')).toHaveLength(contentSystems.length);
};

const KINDS = { boolean: 'checkbox', number: 'number', url: 'url', list: 'textarea', record: 'textarea' } as const;

const checkControl = (page: Document, prop: string, { type, values, text, from, ...one }: PropDescription): void => {
  const control = page.querySelector(`#control-${prop}`);
  const about = page.querySelector(`#about-${prop}`)!.textContent!;
  expect(about).toContain(text);
  expect(about).toContain(one.required ? 'required' : String(one.default || 'default'));
  expect(control === null).toBe(from === 'settings');
  if (!control) return;
  const kind = control.getAttribute('type') ?? control.localName;
  if (values)
    expect([...control.querySelectorAll('option')].map((option) => option.value)).toEqual(
      one.default === undefined ? ['', ...values] : values,
    );
  else if (type === 'text' || type === 'amount') expect(['text', 'textarea']).toContain(kind);
  else expect([prop, kind]).toEqual([prop, KINDS[type]]);
  expect(control.getAttribute('name')).toBe(attributeOf(prop));
  expect(page.querySelector(`label[for=control-${prop}]`)!.textContent).toContain(prop);
};

describe('the pages', () => {
  it('shows images from the art folder, live and in the markup', () => {
    const page = catalogueFiles({ ...live, art: '../pictures/' }).get('marketplace-tile.html')!();
    expect(page.match(/data-image-url="\.\.\/pictures\/frost-keep\.svg"/g)!.length).toBeGreaterThan(0);
    expect(page).toContain('data-image-url=&quot;../pictures/frost-keep.svg&quot;');
    expect(page).not.toContain('/examples/pages/art/');
  });

  // The folder can be published anywhere.
  it('uses only relative URLs of existing files', () => {
    const names = [...files.keys()];
    for (const name of pageNames) {
      const addresses = [...pageOf(name).querySelectorAll('[src], [href]')]
        .filter((one) => !one.closest('.live, pre'))
        .map((one) => (one.getAttribute('src') ?? one.getAttribute('href'))!);
      expect(addresses.length).toBeGreaterThan(name.includes('.preview.') ? 4 : 40);
      for (const address of addresses.filter((one) => !/^[?#]/.test(one)))
        expect([name, names.includes(address) || address === 'art/mark.svg' ? '' : address]).toEqual([name, '']);
    }
    expect(files.get('themes.css')!()).toContain("url('dist/fonts/jersey-10.woff2')");
  });

  it('contains no inline scripts, for a strict CSP', () => {
    for (const name of pageNames) {
      const scripts = [...pageOf(name).querySelectorAll('script')].filter((one) => !one.closest('.live, pre'));
      expect(scripts.filter(({ textContent }) => textContent)).toEqual([]);
    }
  });

  it('uses unique ids', () => {
    for (const name of pageNames) {
      const ids = [...pageOf(name).querySelectorAll('[id]')].map(({ id }) => id);
      expect([name, ids]).toEqual([name, [...new Set(ids)]]);
    }
  });

  it('lists every widget by part of the site, and marks the current one', () => {
    const page = pageOf('help-search.html');
    expect([...page.querySelectorAll('nav.widgets h3')].map(({ textContent }) => textContent)).toEqual([
      'Components',
      ...['help', 'market', 'player', 'site', 'store', 'support'].map((part) => `Areas: ${part}`),
    ]);
    expect([...page.querySelectorAll('nav.widgets [aria-current]')].map(({ textContent }) => textContent)).toEqual([
      'help-search',
    ]);
    expect(page.querySelectorAll('nav.widgets a')).toHaveLength(descriptions.length + 2);
  });

  it('lists only existing parts of the site', () => {
    const kinds = (options: typeof live) =>
      [...parse(catalogueFiles(options).get('index.html')!()).querySelectorAll('input[name=kind]')].map((input) =>
        input.getAttribute('value'),
      );
    const description = descriptions[0]!;
    expect(kinds({ ...live, widgets: [{ description }] })).toEqual(['', 'component']);
    expect(kinds({ ...live, widgets: [{ description, part: 'new' }] })).toEqual(['', 'area', 'area-new']);
  });

  it('shows areas only as markup without an API, and components live', () => {
    const still = catalogueFiles(wholeCatalogue);
    const stillPage = (file: string) => parse(still.get(file)!());
    const area = stillPage('help-search.html');
    expect(area.querySelector('[data-widget]')).toBeNull();
    expect(area.querySelector('.note')!.textContent).toContain('--api');
    expect(area.querySelectorAll('figure details[open] pre')).toHaveLength(
      descriptions.find(({ name }) => name === 'help-search')!.examples.length,
    );
    expect(area.documentElement.hasAttribute('data-api')).toBe(false);
    expect(stillPage('modal.html').querySelector('.live [data-widget]')).not.toBeNull();
    expect(pageOf('help-search.html').documentElement.dataset.api).toBe('https://api.example');
    expect(pageOf('help-search.html').querySelector('.note')).toBeNull();
  });

  it('reads the part of the site from the folder, also on Windows', () => {
    const found = { name: 'x', export: 'X', description: descriptions[0]! };
    const parts = ['C:\\cobble\\src\\areas\\help\\x\\x.tsx', '/cobble/src/areas/store/x/x.tsx', 'src/widgets/x/x.tsx'];
    expect(catalogueWidgets(parts.map((component) => ({ ...found, component }))).map(({ part }) => part)).toEqual([
      undefined,
      'help',
      'store',
    ]);
  });
});

it('shows a verdict per content system and feature, and a column for named slots', () => {
  const heads = (file: string) =>
    [...pageOf(file).querySelectorAll('#systems th, #table th')].map(({ textContent }) => textContent);
  expect(heads('content-systems.html')).toEqual([
    'System',
    'The tag',
    'data-',
    'data-props',
    'slot',
    'Settings',
    'A link',
  ]);
  expect(heads('modal.html')).toEqual(['System', 'data-', 'data-props', 'slot', 'The tag']);
  expect(heads('themed-button.html')).toEqual(['System', 'data-', 'data-props', 'The tag']);
  expect(heads('shimmer.html')).toEqual(['System', 'data-', 'data-props', 'The tag']);
  const author = [...pageOf('content-systems.html').querySelectorAll('#table tr')].find((row) =>
    row.textContent!.includes('WordPress, author'),
  )!;
  expect([...author.querySelectorAll('.verdict')].map(({ textContent }) => textContent)).toEqual([
    'no',
    'yes',
    'yes',
    'no',
    'no',
    'yes',
  ]);
});

it('renders overlays in a frame of the sheet', () => {
  const flyout = descriptions.find(({ name }) => name === 'flyout')!;
  const sheet = parse(renderSheet({ theme: theme!, dir: 'ltr', descriptions: [flyout] }));
  expect(sheet.querySelector('main [data-widget]')).toBeNull();
  expect([...sheet.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src'))).toContain(
    '/catalogue/example?widget=flyout&name=open&theme=black&dir=ltr',
  );
  const frame = parse(renderExample({ theme: theme!, dir: 'ltr', description: flyout, example: flyout.examples[0]! }));
  expect(frame.body.innerHTML).toContain(`cobble.get('#example').open()`);
});
