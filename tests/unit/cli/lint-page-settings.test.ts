// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { notFromJson, settingsSchema } from '../../../cli/schema/settings-schema';
import { lintFindings } from './lint-findings';
import { ids } from './lint-support';

const page = (settings: unknown) =>
  `<script type="application/json" data-cobble-config>${JSON.stringify(settings)}</script>`;
const reported = (settings: unknown) => lintFindings(page(settings), 'page-config');
const properties = settingsSchema([]).properties as Record<string, { description: string }>;

// CLI-3: lint's list of settings used to be incomplete and without nested settings.
describe("a misspelt key in the page's JSON", () => {
  it.each([
    [{ consnt: 'wait' }, 'consnt', 'consent'],
    [{ ignor: '.a' }, 'ignor', 'ignore'],
    [{ alow: 'modal' }, 'alow', 'allow'],
    [{ link: 'on' }, 'link', 'links'],
    [{ nonc: 'a' }, 'nonc', 'nonce'],
    [{ experiments: { configURL: '/a.json' } }, 'configURL', 'configUrl', 'experiments.'],
    [{ telemetry: { adaptor: 'none' } }, 'adaptor', 'adapter', 'telemetry.'],
    [{ signIn: { returnURL: '/' } }, 'returnURL', 'returnUrl', 'signIn.'],
    [{ endpoints: { realm: 'https://a.example' } }, 'realm', 'realms', 'endpoints.'],
  ])("reports a misspelt key in the page's JSON as an error: %j", (settings, wrong, right, path = '') => {
    expect(reported(settings)).toEqual([
      [`"${wrong}"`, `Unknown setting "${path}${wrong}"; did you mean "${path}${right}"?`, `Write "${right}".`],
    ]);
    expect(ids(page(settings))).toEqual(['page-config error']);
  });

  it('allows any key in objects with free keys', () => {
    expect(
      reported({
        $schema: './settings.schema.json',
        texts: { closeLabe: 'Shut', sv: { closeLabel: 'Stäng' } },
        headers: { sesionId: 'X-Id' },
        storage: { acessToken: 'a' },
        signIn: { parameters: { stat: 's' } },
        helpCentre: { locale: { 'en-us': 'en' } },
      }),
    ).toEqual([]);
  });

  it("doesn't report existing settings", () => {
    const read = Object.keys(properties).filter((key) => !notFromJson.includes(key));
    expect(reported(Object.fromEntries(read.map((key) => [key, {}])))).toEqual([]);
  });
});

// CLI-3
describe("a setting that is not read from the page's JSON", () => {
  it("warns of a setting that is not read from the page's JSON", () => {
    for (const key of ['scan', 'base', 'antiflicker']) {
      expect(reported({ [key]: 'once' })).toEqual([
        [
          `"${key}"`,
          `"${key}" has no effect in the page's JSON, which is read too late`,
          `Write data-${key} on the tag, or ${key} in cobbleSettings.`,
        ],
      ]);
      expect(ids(page({ [key]: 'once' }))).toEqual(['page-config warning']);
    }
  });

  it("warns of the switch of the experiments in the page's JSON", () => {
    expect(reported({ experiments: 'on' })).toEqual([
      [
        '"experiments"',
        `"experiments": "on" has no effect in the page's JSON, which is read too late`,
        'Write data-experiments on the tag, or experiments in cobbleSettings.',
      ],
    ]);
  });

  it("marks settings that aren't read from the page's JSON in the schema", () => {
    const marked = Object.entries(properties).filter(([, { description }]) =>
      description.includes('not in the page’s JSON'),
    );
    expect(marked.map(([key]) => key).sort()).toEqual([...notFromJson].sort());
  });
});
