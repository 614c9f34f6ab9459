// @vitest-environment node
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { getLanguageService, newHTMLDataProvider, TextDocument } from 'vscode-html-languageservice';
import { catalogueFiles } from '../../../cli/catalogue/catalogue-files';
import { htmlData } from '../../../cli/catalogue/html-data';
import { tagAttributes, widgetAttributes } from '../../../cli/catalogue/shared-attributes';
import type { WidgetsJson } from '../../../cli/catalogue/widgets-json';
import { lint as lintCommand } from '../../../cli/commands/lint';
import { attributeOf } from '../../../src/embed/read-props';
import { runCommand } from '../cli/support';
import { wholeCatalogue } from './options';

const files = catalogueFiles(wholeCatalogue);
const read = (name: string): unknown => JSON.parse(files.get(name)!());

const data = read('html-data.json') as Parameters<typeof newHTMLDataProvider>[1];
const editor = getLanguageService({ customDataProviders: [newHTMLDataProvider('cobble', data)] });

/** Opens a page in an editor. `|` in the HTML is the cursor. */
const open = (html: string) => {
  const document = TextDocument.create('file:///page.html', 'html', 1, html.replace('|', ''));
  return { document, position: document.positionAt(html.indexOf('|')), parsed: editor.parseHTMLDocument(document) };
};
const completed = (html: string) => {
  const { document, position, parsed } = open(html);
  return editor.doComplete(document, position, parsed).items;
};
const labels = (html: string) => completed(html).map(({ label }) => label);
const hovered = (html: string): string => {
  const { document, position, parsed } = open(html);
  return JSON.stringify(editor.doHover(document, position, parsed)?.contents ?? null);
};

describe('html-data.json in VS Code', () => {
  it('completes attributes of widgets on any element, and those of the tag on scripts', () => {
    const onArticle = labels('<article data-|></article>');
    expect(onArticle).toEqual(
      expect.arrayContaining(['data-widget', 'data-load', 'data-theme', 'data-price', 'data-close-label']),
    );
    expect(onArticle).not.toContain('data-antiflicker');
    expect(labels('<script data-|></script>')).toEqual(expect.arrayContaining(['data-antiflicker', 'data-api']));
  });

  it('completes the attribute of every prop, except props from settings', () => {
    const offered = labels('<div |></div>');
    for (const { description } of wholeCatalogue.widgets)
      for (const [name, { from }] of Object.entries(description.props))
        expect([name, offered.includes(attributeOf(name))]).toEqual([
          name,
          from !== 'settings' ||
            wholeCatalogue.widgets.some(({ description: { props } }) =>
              Object.entries(props).some(([other, one]) => other === name && one.from !== 'settings'),
            ),
        ]);
  });

  it('completes widgets, themes, load triggers, enums and booleans', () => {
    expect(labels('<div data-widget="|"></div>').sort()).toEqual(
      wholeCatalogue.widgets.map(({ description: { name } }) => name).sort(),
    );
    expect(labels('<div data-theme="|"></div>')).toEqual(wholeCatalogue.themes.map(({ name }) => name));
    expect(labels('<div data-load="|"></div>')).toEqual(['visible', 'eager', 'idle', 'interaction', 'media']);
    expect(labels('<div data-widget="themed-button" data-variant="|"></div>')).toEqual([
      'primary',
      'secondary',
      'quiet',
    ]);
    expect(labels('<div data-widget="themed-button" data-disabled="|"></div>')).toEqual(['true', 'false']);
    expect(labels('<script data-scan="|"></script>')).toEqual(['auto', 'once', 'manual']);
  });

  it('shows on hover what an attribute means for each widget, with a link', () => {
    const heading = hovered('<div data-widget="modal" data-hea|ding="x"></div>');
    expect(heading).toContain("**modal**: Heading, and the dialog's name. (text)");
    expect(heading).toContain("**flyout**: Heading, and the panel's name. (text)");
    const modal = hovered('<div data-widget="mo|dal"></div>');
    expect(modal).toContain('A dialog in the centre of the page');
    expect(modal).toContain('`cobble:close`');
    expect(modal).toContain('](https://site.example/catalogue/modal.html)');
    expect(hovered('<div data-widget="text-input" data-la|bel="x"></div>')).toContain('required');
    expect(hovered('<div data-load="inter|action"></div>')).toContain('first click');
  });

  it.each([wholeCatalogue, { ...wholeCatalogue, base: undefined }])(
    'writes html-data.json that is valid against the published schema',
    (options) => {
      const { $schema: _draft, ...schema } = JSON.parse(
        readFileSync('node_modules/vscode-html-languageservice/docs/customData.schema.json', 'utf8'),
      ) as Record<string, unknown>;
      const valid = new Ajv({ allErrors: true, strict: false }).compile(schema);
      expect([valid(JSON.parse(catalogueFiles(options).get('html-data.json')!())), valid.errors]).toEqual([true, null]);
      expect(valid({ tags: [] })).toBe(false);
    },
  );

  it('writes no links into html-data.json without a base URL', () => {
    expect(JSON.stringify(htmlData({ ...wholeCatalogue, base: undefined }))).not.toContain('references');
    expect(JSON.stringify(read('html-data.json'))).toContain('https://site.example/catalogue/index.html');
  });
});

describe('web-types.json', () => {
  const { $schema: _draft, ...schema } = JSON.parse(
    readFileSync(new URL('../../fixtures/schemas/web-types.json', import.meta.url), 'utf8'),
  ) as Record<string, unknown>;
  const valid = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(schema);

  it.each([
    ['with', wholeCatalogue],
    ['without', { ...wholeCatalogue, base: undefined }],
  ])('writes web-types.json that is valid against the published schema, %s links', (_, options) => {
    expect([valid(JSON.parse(catalogueFiles(options).get('web-types.json')!())), valid.errors]).toEqual([true, null]);
    expect(valid({ name: 'cobble' })).toBe(false);
  });

  it('lists every widget, attribute and event once in web-types.json, with a description', () => {
    const { contributions, version } = read('web-types.json') as {
      version: string;
      contributions: {
        html: { attributes: { name: string; values?: { name: string }[]; value?: unknown }[] };
        js: { events: { name: string; description: string }[] };
      };
    };
    const { attributes } = contributions.html;
    const names = attributes.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(names).toEqual(data.globalAttributes!.map(({ name }) => name));
    const words = (name: string) => attributes.find((one) => one.name === name)!.values?.map((one) => one.name);
    expect(words('data-widget')).toHaveLength(wholeCatalogue.widgets.length);
    expect(words('data-variant')).toEqual(['primary', 'secondary', 'quiet']);
    expect(attributes.find(({ name }) => name === 'data-disabled')!.value).toEqual({
      type: 'boolean',
      required: false,
    });
    // A media query follows `media`, so the value isn't an enum.
    expect(attributes.find(({ name }) => name === 'data-load')!.value).toEqual({ type: 'string', required: true });
    const events = wholeCatalogue.widgets.flatMap(({ description }) =>
      Object.keys(description.events ?? {}).map((event) => `cobble:${event}`),
    );
    expect(contributions.js.events.map(({ name }) => name)).toEqual([...new Set(events)]);
    expect(contributions.js.events.find(({ name }) => name === 'cobble:close')!.description).toMatch(
      /\*\*flyout\*\*.*\*\*modal\*\*/s,
    );
    expect(version).toBe('1.2.3');
  });
});

describe('widgets.json', () => {
  const list = read('widgets.json') as WidgetsJson;

  it('writes a format number, descriptions and attributes into widgets.json', () => {
    expect([list.format, list.version, list.themes]).toEqual([
      1,
      '1.2.3',
      wholeCatalogue.themes.map(({ name }) => name),
    ]);
    expect(list.widgets.map(({ name, kind, text }) => ({ name, kind, text }))).toEqual(
      wholeCatalogue.widgets.map(({ description: { name, kind, text } }) => ({ name, kind, text })),
    );
    const modal = list.widgets.find(({ name }) => name === 'modal')!;
    expect(modal).toMatchObject({ page: 'modal.html', methods: ['open', 'close', 'toggle', 'focus'], form: false });
    expect(modal.props.closeLabel).toEqual({
      attribute: 'data-close-label',
      type: 'text',
      default: 'Close',
      text: 'Name of the close button.',
    });
    expect(Object.keys(modal.events)).toEqual(['cobble:open', 'cobble:close']);
    expect(modal).not.toHaveProperty('part');
    expect(list.widgets.find(({ name }) => name === 'help-search')!.part).toBe('help');
    expect(list.widgets.find(({ name }) => name === 'text-input')!.form).toBe(true);
  });

  // threat 4
  it('lists no attribute in widgets.json for props from settings', () => {
    const listed = new Map(list.widgets.map(({ name, props }) => [name, props]));
    for (const { description } of wholeCatalogue.widgets)
      for (const [prop, { from }] of Object.entries(description.props))
        expect([prop, listed.get(description.name)![prop]!.attribute === null]).toEqual([prop, from === 'settings']);
  });
});

describe('shared attributes', () => {
  const lint = async (html: string) => (await runCommand((io) => lintCommand(['-'], { format: 'json' }, io), html)).out;

  it('shares the attributes that cobble lint knows for the tag', async () => {
    for (const { name, values } of tagAttributes) {
      const misspelt = name.replace(/.$/, '');
      const found = await lint(`<script async src="/dist/realms/cobble.js" ${misspelt}="on"></script>`);
      expect([name, found.includes(`did you mean ${name}?`)]).toEqual([name, true]);
      for (const value of Object.keys(values ?? {})) {
        const fine = await lint(`<script async src="/dist/realms/cobble.js" ${name}="${value}"></script>`);
        expect([name, value, fine.includes(name)]).toEqual([name, value, false]);
      }
    }
  });

  it('lists the load triggers that cobble lint knows', async () => {
    const { values } = widgetAttributes.find(({ name }) => name === 'data-load')!;
    for (const value of Object.keys(values!)) {
      const written = value === 'media' ? 'media (min-width: 40em)' : value;
      const found = await lint(`<div data-widget="shimmer" data-load="${written}"></div>`);
      expect([value, found.includes('data-load')]).toEqual([value, false]);
    }
  });
});

// CLI-3. `data-links` used to be missing from both the README and lint.
it("lists the tag's attributes of the README and of lint", async () => {
  const names = ['data-theme', ...tagAttributes.map(({ name }) => name)];
  expect(names).toContain('data-links');
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const table = /^\| attribute of the tag [^]*?\n\n/m.exec(readme)![0];
  expect([...table.matchAll(/^\| `(data-[a-z]+)`/gm)].map(([, name]) => name).sort()).toEqual(names.sort());
  const { out } = await runCommand(
    (io) => lintCommand(['-'], { format: 'json' }, io),
    `<script src="/cobble.js" ${names.map((name) => `${name}x=""`).join(' ')}></script>`,
  );
  for (const name of names) expect(out).toContain(`did you mean ${name}?`);
});
