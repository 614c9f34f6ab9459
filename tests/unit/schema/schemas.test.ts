// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { findWidgets } from '../../../cli/build/find-widgets';
import { check } from '../../../cli/commands/check';
import { test } from '../../../cli/commands/test';
import { allSchemas, schemaText } from '../../../cli/schema/all-schemas';
import { writeTokens } from '../../../cli/theme/tokens/write-tokens';
import { sandboxSettings } from '../../../examples/sandbox/settings';
import { roleList } from '../../../src/themes/role-list';
import { themes } from '../../../src/themes/themes';
import { runCommand } from '../cli/support';
import { tempFolder } from '../temp-folder';

const widgets = (await findWidgets(`${process.cwd()}/`)).map(({ description }) => description);
const schemas = allSchemas(widgets);
const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true });
const validators = new Map(Object.entries(schemas).map(([file, schema]) => [file, ajv.compile(schema)]));
const faults = (file: string, value: unknown): string[] => {
  const valid = validators.get(file)!;
  return valid(value) ? [] : valid.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);
};

it.each(Object.entries(schemas))('matches the committed schema/%s (update: npm run schemas)', (file, schema) => {
  expect(readFileSync(`schema/${file}`, 'utf8')).toBe(schemaText(file, schema));
  expect(schema).toMatchObject({ $id: file, $schema: 'https://json-schema.org/draft/2020-12/schema' });
});

describe('the schema of test cases', () => {
  const valid = {
    $schema: './node_modules/cobble-embed/schema/cases.schema.json',
    config: 'experiments.json',
    cases: [{ name: 'store', url: 'https://www.example.net/', flights: ['b'], expect: { on: ['b'], scripts: [] } }],
  };

  it('accepts what cobble test accepts, and nothing else', () => {
    const withCase = (more: object) => ({ ...valid, cases: [{ ...valid.cases[0], ...more }] });
    expect(faults('cases.schema.json', valid)).toEqual([]);
    for (const wrong of [
      { ...valid, cases: undefined },
      { ...valid, config: 1 },
      withCase({ flight: [] }),
      withCase({ expect: { script: [] } }),
      withCase({ flights: 'b' }),
    ])
      expect(faults('cases.schema.json', JSON.parse(JSON.stringify(wrong)))).not.toEqual([]);
  });

  describe('in $schema of a file', () => {
    const folder = tempFolder();

    it('accepts $schema in files of cobble check and cobble test', async () => {
      const config = {
        $schema: './node_modules/cobble-embed/schema/experiments.schema.json',
        experiments: [
          {
            name: 'hero',
            flights: {
              targeting: { domain: 'www.example.net', url: { include: '^/$' } },
              setup: { a: {}, b: { js: ['/b.js'] } },
            },
          },
        ],
      };
      expect(faults('experiments.schema.json', config)).toEqual([]);
      folder.write('experiments.json', JSON.stringify(config));
      folder.write('cases.json', JSON.stringify({ ...valid, cases: [{ ...valid.cases[0], expect: { on: ['b'] } }] }));
      const checked = await runCommand((io) => check(['experiments.json'], { format: 'json', strict: true }, io), '', {
        cwd: folder.path(),
      });
      expect([checked.code, checked.out, checked.err]).toEqual([0, '[]\n', '']);
      const tested = await runCommand((io) => test(['cases.json'], {}, io), '', { cwd: folder.path() });
      expect([tested.code, tested.err]).toEqual([0, '']);
    });
  });
});

describe("the schema of a page's settings", () => {
  const valid = (settings: unknown) => faults('settings.schema.json', settings);

  it('accepts the settings of the example pages, the documents and the sandbox', () => {
    const files = [
      'README.md',
      ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.md'))
        .map((name) => `docs/${name}`),
      ...readdirSync('examples/pages')
        .filter((name) => name.endsWith('.html'))
        .map((name) => `examples/pages/${name}`),
    ];
    const written = files.flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /<script type="application\/json" data-cobble-config>(\s*\{[^`]*?)<\/script>/g,
        ),
      ].map(([, text]) => [file, JSON.parse(text!) as unknown] as const),
    );
    expect(written.length).toBeGreaterThan(3);
    for (const [file, settings] of written) expect([file, valid(settings)]).toEqual([file, []]);
    expect(valid(sandboxSettings('http://127.0.0.1:4173'))).toEqual([]);
  });

  it('accepts a string for a list, and strings or objects for settings that can be both', () => {
    for (const settings of [
      { $schema: './settings.schema.json', allow: 'modal flyout', antiflicker: 300, scan: 'manual' },
      { allow: ['modal'], experiments: 'on', helpCentre: { locale: { pt: 'pt-br' }, sorts: ['rel'], ticketFormId: 7 } },
      {
        experiments: { allowedOrigins: 'https://cdn.example' },
        telemetry: { adapter: '1ds', instrumentationKey: 'k', endpointUrl: 'https://events.example' },
      },
      {
        texts: { sv: { closeLabel: 'Stäng', 'help-search.foundText': { one: 'en', other: '{count}' } }, 'de-AT': {} },
        textsUrl: '/texts/{locale}.json',
      },
      { texts: { closeLabel: 'Stäng', ownText: 'x' }, storage: { playFabToken: 'pf' }, headers: { sessionId: 'X' } },
    ])
      expect(valid(settings)).toEqual([]);
  });

  it.each([
    [{ endpoint: {} }, 'must NOT have additional properties'],
    [{ endpoints: { store: 'https://a.example' } }, '/endpoints must NOT have additional properties'],
    [{ scan: 'never' }, '/scan must be equal to one of the allowed values'],
    [{ minecoinProducts: '9NBLGGH' }, '/minecoinProducts must be array'],
    [{ texts: { closeLabel: 7 } }, '/texts/closeLabel must be string,object'],
    [{ signIn: { urls: 'x' } }, '/signIn must NOT have additional properties'],
    [{ helpCentre: { sorts: 7 } }, '/helpCentre/sorts must be string'],
  ])('rejects %o', (settings, fault) => {
    expect(valid(settings)).toContain(fault.startsWith('/') ? fault : ` ${fault}`);
  });

  // AUT-3: the description used to say that signing in returns to this URL, by default to the current page.
  it('describes `signIn.returnUrl` as the place to return to after signing out', () => {
    const { properties } = (
      schemas['settings.schema.json'] as {
        properties: { signIn: { properties: Record<string, { description: string }> } };
      }
    ).properties.signIn;
    expect(properties.returnUrl?.description).toMatch(/after signing out\. Default: the site’s first path segment/);
  });

  it('lists each replaceable text, with its default if widgets agree on one', () => {
    const { properties } = (
      schemas['settings.schema.json'] as { properties: { texts: { properties: Record<string, object> } } }
    ).properties.texts;
    expect(properties.closeLabel).toMatchObject({ default: 'Close' });
    for (const { props } of widgets)
      for (const [name, { type, values, default: fallback }] of Object.entries(props))
        expect([name, name in properties]).toEqual([
          name,
          (type === 'text' && !values && typeof fallback === 'string') ||
            widgets.some((other) => {
              const same = other.props[name];
              return same?.type === 'text' && !same.values && typeof same.default === 'string';
            }),
        ]);
    const differing = Object.values(properties).filter((text) => !('default' in text));
    expect(differing.length).toBeGreaterThan(0);
  });
});

describe('the schema of design tokens', () => {
  const valid = (tokens: unknown) => faults('theme-tokens.schema.json', tokens);

  it.each(themes)('accepts the tokens that cobble theme writes for $name', (theme) => {
    expect(valid(JSON.parse(writeTokens(theme)))).toEqual([]);
  });

  it('accepts references, types of groups, and descriptions', () => {
    const color = {
      $type: 'color',
      $description: 'Planes.',
      raised: { $value: '{color.surface}', $deprecated: 'soon' },
    };
    expect(valid({ color })).toEqual([]);
    expect(valid({ color: { raised: { $ref: '#/palette/ink/$value' } }, palette: { ink: { $value: 1 } } })).toEqual([]);
  });

  it.each([
    [{ color: { surfice: { $value: '{color.raised}' } } }, '/color must NOT have additional properties'],
    [{ color: { surface: { $value: '#fff' } } }, '/color/surface/$value must be object'],
    [
      { color: { surface: { $type: 'dimension', $value: '{a.b}' } } },
      '/color/surface/$type must be equal to one of the allowed values',
    ],
    [
      { space: { x1: { $value: { value: 4, unit: 'em' } } } },
      '/space/x1/$value/unit must be equal to one of the allowed values',
    ],
    [{ color: { surface: {} } }, "/color/surface must have required property '$value'"],
    [
      { $extensions: { cobble: { scheme: 'dim' } } },
      '/$extensions/cobble/scheme must be equal to one of the allowed values',
    ],
    [
      { $extensions: { cobble: { name: 'Winter' } } },
      '/$extensions/cobble/name must match pattern "^[a-z][a-z0-9-]*$"',
    ],
  ])('rejects %o', (tokens, fault) => {
    expect(valid(tokens)).toContain(fault);
  });

  it('includes every role of a theme', () => {
    const text = readFileSync('schema/theme-tokens.schema.json', 'utf8');
    expect(roleList.length).toBeGreaterThan(100);
    for (const { path, kind } of roleList) if (kind !== 'scheme') expect(text).toContain(`The role ${path} of a theme`);
  });
});
