import type { PageSettings, TagSettings } from '../../src/loader/settings';
import type { EndpointName, ExperimentSettings, HelpCentreSettings, SignInSettings } from '../../src/services/settings';
import type { WidgetDescription } from '../../src/widgets/kit/description';

export type JsonSchemaValue = Readonly<Record<string, unknown>>;

/** The page needs these before it reads its JSON. */
export const notFromJson: readonly string[] = ['scan', 'base', 'antiflicker'];

// The compiler checks that each table has exactly the members of the type that the page reads.

const text = (description: string): JsonSchemaValue => ({ type: 'string', description });
const texts = (description: string): JsonSchemaValue => ({ type: 'array', items: { type: 'string' }, description });
const oneOrMore = (description: string): JsonSchemaValue => ({
  description,
  anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
});
const textMap = (description: string): JsonSchemaValue => ({
  type: 'object',
  additionalProperties: { type: 'string' },
  description,
});
const only = (description: string, properties: Readonly<Record<string, JsonSchemaValue>>): JsonSchemaValue => ({
  type: 'object',
  description,
  properties,
  additionalProperties: false,
});
const host = (whose: string) => text(`Base URL ${whose}. Default: endpoints.api, else api.`);

const endpoints = {
  api: text('Base URL of the API; the same as api, which wins.'),
  realms: host('of realms'),
  helpCentre: host('of the help centre'),
  support: host('of support tickets'),
  entitlements: host('of entitlements'),
  catalog: host('of the store’s catalogue'),
  regions: host('of the list of regions'),
  currencies: host('of Minecoins and purchases'),
  profile: host('of profiles'),
  xboxProfile: host('of Xbox profiles'),
} satisfies Record<EndpointName, JsonSchemaValue>;

const signIn = {
  url: text('Where signing in begins.'),
  signOutUrl: text('Where signing out leads.'),
  brandId: text('The brand, as the provider knows it.'),
  tenantId: text('The tenant, as the provider knows it.'),
  appId: text('The app, as the provider knows it.'),
  as: { type: ['string', 'number'], description: 'The account server, as the provider knows it.' },
  returnUrl: text('Where the visitor is led back to. Default: the page that he was on.'),
  environment: text('Added as env to the address that signing out leads back to.'),
  parentDomain: text('The parent domain of the site, as the provider knows it.'),
  allowedReturnOrigins: oneOrMore('Origins, besides the page’s own, that the visitor may be led back to.'),
  parameters: textMap(
    'The provider’s own names of parameters, by the default: state, cobrandId, tid, aid, as, ru, signup.',
  ),
} satisfies Record<keyof SignInSettings, JsonSchemaValue>;

const helpCentre = {
  locale: {
    description: 'The service’s name for the page’s locale, or an object from locales or languages of the page to it.',
    anyOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type: 'string' } }],
  },
  suggestedLabels: texts('The labels of suggested articles. Without them none are suggested.'),
  ticketFormId: { type: ['string', 'number'], description: 'The form of a ticket, by its id.' },
  sorts: oneOrMore('The orders that the search knows, the usual one first: rel, updated_at, created_at, asc, desc.'),
  videoHosts: oneOrMore(
    'Hosts whose videos play in an article: videos.example, or *.videos.example for each below it.',
  ),
} satisfies Record<keyof HelpCentreSettings, JsonSchemaValue>;

const experiments = {
  configUrl: text('Where the config is. Default: on the page’s origin.'),
  assignmentUrl: text('Where flights are assigned. Default: under api.'),
  allowedOrigins: oneOrMore('Origins, besides the page’s own, that files may come from over https.'),
  xuid: text('The player’s id, sent with the assignment.'),
  deviceId: text('The device’s id, sent with the assignment.'),
} satisfies Record<keyof ExperimentSettings, JsonSchemaValue>;

const telemetry: JsonSchemaValue = {
  type: 'object',
  description: 'Where events go.',
  properties: {
    adapter: { enum: ['none', 'dataLayer', '1ds'], description: 'The way that they go.' },
    instrumentationKey: text('Of the adapter 1ds, which needs it.'),
    endpointUrl: text('The collector of the adapter 1ds.'),
  },
};

/** Members that only the runtime sets. */
type SetByRuntime = 'bundleTheme' | 'policyHolder';

const settings = (widgets: readonly WidgetDescription[]) =>
  ({
    locale: text('Language and region of the page, as en-us.'),
    api: text('Base URL of the API. Default: the page’s own origin.'),
    product: text('Name of the token record and of the profile path. Default: minecraft.'),
    theme: text('The theme of widgets without their own. Default: that of the pasted file.'),
    scan: {
      enum: ['auto', 'once', 'manual'],
      description:
        'How the page is searched for widgets; read from cobbleSettings, not from the page’s JSON. Default: auto.',
    },
    nonce: text('For scripts and styles that are added. Default: that of the page’s scripts.'),
    base: text(
      'URL of the folder of the build, where the pasted file was moved away from it; read from cobbleSettings, not from the page’s JSON.',
    ),
    antiflicker: {
      type: ['number', 'string'],
      description:
        'Milliseconds at most that elements with data-antiflicker stay hidden while experiments load; read from cobbleSettings, not from the page’s JSON.',
    },
    ignore: text('A CSS selector: nothing inside such elements is mounted, and nothing in them acts.'),
    consent: {
      enum: ['wait'],
      description: 'wait: nothing is kept, assigned or told before cobble.consent(true) is called.',
    },
    allow: oneOrMore('The only widgets that are mounted.'),
    links: oneOrMore('Enhanced links: "on", or the origins, besides the page’s own, that they may lead to.'),
    allowedFrames: oneOrMore(
      'Origins, besides the page’s own, of the pages that may show this one in a frame and have purchases confirmed there.',
    ),
    endpoints: only('The hosts behind the calls.', endpoints),
    signIn: only('The external sign-in provider.', signIn),
    minecoinProducts: texts('The ids of the eight products that are Minecoins.'),
    helpCentre: only('The help centre and its ticket form.', helpCentre),
    experiments: {
      description: 'Where experiments come from; in cobbleSettings also on or off, as on the tag.',
      anyOf: [{ enum: ['on', 'off'] }, only('Where experiments come from.', experiments)],
    },
    telemetry,
    texts: textsSchema(widgets),
    textsUrl: text(
      'URL of a JSON file of texts, of the page’s origin or https. {locale} stands for the page’s locale; where there is no such file, for its language.',
    ),
    storage: textMap('Keys of the storage and names of cookies, by the default name.'),
    headers: textMap('Names of headers, by sessionId, mojangAuth, purchasingToken, or by the default name.'),
  }) satisfies Record<Exclude<keyof PageSettings | keyof TagSettings, SetByRuntime>, JsonSchemaValue>;

/** For `<script data-cobble-config>` and `cobbleSettings`. */
export const settingsSchema = (widgets: readonly WidgetDescription[]): JsonSchemaValue => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'settings.schema.json',
  title: 'Cobble page settings',
  ...only(
    'What a page sets for Cobble: in <script type="application/json" data-cobble-config>, or as cobbleSettings.',
    {
      $schema: text('Where an editor finds this schema.'),
      ...settings(widgets),
    },
  ),
  // `textsSchema` refers to it.
  $defs: {
    text: {
      type: ['string', 'object'],
      description: 'A text, or its plural forms by category.',
      additionalProperties: { type: 'string' },
    },
  },
});

const textsSchema = (widgets: readonly WidgetDescription[]): JsonSchemaValue => {
  const properties = [...textUses(widgets)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, uses]) => {
      const fallbacks = [...new Set(uses.map(({ fallback }) => fallback))];
      const texts = [...new Set(uses.map(({ text }) => text))];
      return [
        name,
        {
          $ref: '#/$defs/text',
          description: `${texts.join(' ')} (${uses.map(({ widget }) => widget).join(', ')})`,
          // Omitted if the widgets' defaults differ.
          ...(fallbacks.length === 1 ? { default: fallbacks[0] } : {}),
        },
      ] as const;
    });
  return {
    type: 'object',
    description:
      'Default texts, by the name of the prop; or by locale or language, an object of them each: { "sv": { "closeLabel": "Stäng" } }.',
    properties: Object.fromEntries(properties),
    additionalProperties: { anyOf: [{ type: 'string' }, { $ref: '#/properties/texts' }] },
  };
};

interface TextUse {
  readonly widget: string;
  readonly text: string;
  readonly fallback: string;
}

const textUses = (widgets: readonly WidgetDescription[]): ReadonlyMap<string, readonly TextUse[]> => {
  const uses = new Map<string, readonly TextUse[]>();
  for (const { name: widget, props } of widgets)
    for (const [name, { type, values, text, default: fallback }] of Object.entries(props))
      if (type === 'text' && !values && typeof fallback === 'string')
        uses.set(name, [...(uses.get(name) ?? []), { widget, text, fallback }]);
  return uses;
};
