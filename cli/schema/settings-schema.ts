import type { PageSettings, TagSettings } from '../../src/loader/settings';
import type {
  EndpointName,
  ExperimentSettings,
  HelpCentreSettings,
  SignInSettings,
  TelemetrySettings,
} from '../../src/services/settings';
import type { WidgetDescription } from '../../src/widgets/kit/description';
import { activeDeprecations } from '../deprecations/deprecations';

export type JsonSchemaValue = Readonly<Record<string, unknown>>;

/** Settings that have no effect in JSON, because the page needs them earlier. */
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
  api: text('Base URL of the API. Same as api, which wins.'),
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
  url: text('URL to sign in at, at the provider.'),
  signOutUrl: text('URL to sign out at, at the provider.'),
  brandId: text('The provider’s brand id.'),
  tenantId: text('The provider’s tenant id.'),
  appId: text('The provider’s app id.'),
  as: { type: ['string', 'number'], description: 'The provider’s id of the account server.' },
  returnUrl: text('URL to return to after signing out. Default: the site’s first path segment, such as /en-us.'),
  environment: text('Added as env to the URL to return to after signing out.'),
  parentDomain: text(
    'Domain of the session’s cookies. Signing out erases them there first, then at the page’s host and every domain above it.',
  ),
  allowedReturnOrigins: oneOrMore('Origins, besides the page’s own, that auth.login({ returnUrl }) may return to.'),
  parameters: textMap('The provider’s parameter names, by their defaults: state, cobrandId, tid, aid, as, ru, signup.'),
} satisfies Record<keyof SignInSettings, JsonSchemaValue>;

const helpCentre = {
  locale: {
    description: 'The service’s name of the page’s locale, or an object of names by locale or language.',
    anyOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type: 'string' } }],
  },
  suggestedLabels: texts('The four labels of suggested articles. Default: no suggestions.'),
  ticketFormId: { type: ['string', 'number'], description: 'Id of the form that support-ticket shows.' },
  sorts: oneOrMore(
    'Sort orders of the search, the default first: rel (best match), updated_at, created_at, and for services that sort by title asc, desc. Default: rel, updated_at, created_at.',
  ),
  videoHosts: oneOrMore(
    'Hosts whose videos play in articles, after a click and over https: videos.example, or *.videos.example for its subdomains. Default: a video is a link.',
  ),
} satisfies Record<keyof HelpCentreSettings, JsonSchemaValue>;

const experiments = {
  configUrl: text('URL of the config. Default: /experiment/config.json on the page’s origin.'),
  assignmentUrl: text('URL that assigns flights. Default: /api/v1.0/flight/assignment under api.'),
  allowedOrigins: oneOrMore('Allowed https origins of files, besides the page’s own.'),
  xuid: text('The player’s id, sent with the assignment.'),
  deviceId: text('The device’s id, sent with the assignment.'),
} satisfies Record<keyof ExperimentSettings, JsonSchemaValue>;

const telemetry: JsonSchemaValue = only('Where to send events.', {
  adapter: { enum: ['none', 'dataLayer', '1ds'], description: 'How to send events. Default: none.' },
  dataLayerName: text('Name of the tag manager’s global, for the adapter dataLayer. Default: dataLayer.'),
  instrumentationKey: text('The 1DS instrumentation key. Required for the adapter 1ds.'),
  endpointUrl: text('URL of the 1DS collector.'),
} satisfies Record<keyof TelemetrySettings, JsonSchemaValue>);

type SetByRuntime = 'bundleTheme' | 'policyHolder';

const settings = (widgets: readonly WidgetDescription[]) =>
  ({
    locale: text('The page’s locale, such as en-us.'),
    api: text('Base URL of the API. Default: the page’s own origin.'),
    product: text('The product’s name in the token record and the profile path. Default: minecraft.'),
    theme: text('The theme of widgets without their own. Default: the pasted file’s theme.'),
    scan: {
      enum: ['auto', 'once', 'manual'],
      description: 'When Cobble looks for widgets. Only in cobbleSettings, not in the page’s JSON. Default: auto.',
    },
    nonce: text('Nonce of added scripts and styles. Default: the nonce of the page’s scripts.'),
    base: text(
      'URL of the build’s folder, if the pasted file was moved. Only in cobbleSettings, not in the page’s JSON.',
    ),
    antiflicker: {
      type: ['number', 'string'],
      description:
        'The maximum time in milliseconds that data-antiflicker elements stay hidden while experiments load. Only in cobbleSettings, not in the page’s JSON.',
    },
    ignore: text('A CSS selector. Cobble ignores matching elements and their content.'),
    consent: {
      enum: ['wait'],
      description: 'wait: nothing is stored, assigned or reported before cobble.consent(true).',
    },
    allow: oneOrMore('The only widgets to mount.'),
    links: oneOrMore('Enhanced links: "on", or origins that they may link to besides the page’s own.'),
    allowedFrames: oneOrMore(
      'Origins of pages, besides the page’s own, that may frame this page and let visitors confirm purchases there.',
    ),
    endpoints: only('Base URLs of the services.', endpoints),
    signIn: only('The external sign-in provider.', signIn),
    frameUrl: text('URL of a page that posts the player’s balance from a hidden frame.'),
    minecoinProducts: texts('Ids of the eight products that contain Minecoins.'),
    helpCentre: only('The help centre and its ticket form.', helpCentre),
    experiments: {
      description: 'Sources of experiments. In cobbleSettings also on or off, like on the tag.',
      anyOf: [{ enum: ['on', 'off'] }, only('Sources of experiments.', experiments)],
    },
    telemetry,
    texts: textsSchema(widgets),
    textsUrl: text(
      'URL of a JSON file of texts, on the page’s origin or https. {locale} is replaced by the page’s locale, or by its language if there is no such file.',
    ),
    storage: textMap('Storage keys and cookie names, by their default names.'),
    headers: textMap('Header names, by sessionId, mojangAuth, purchasingToken or their default names.'),
  }) satisfies Record<Exclude<keyof PageSettings | keyof TagSettings, SetByRuntime>, JsonSchemaValue>;

/** Returns the schema of `<script data-cobble-config>` and `cobbleSettings`. */
export const settingsSchema = (widgets: readonly WidgetDescription[]): JsonSchemaValue => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'settings.schema.json',
  title: 'Cobble page settings',
  ...only('Settings of a page, in <script type="application/json" data-cobble-config> or cobbleSettings.', {
    $schema: text('URL or path of this schema, for editors.'),
    ...settings(widgets),
  }),
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
          ...(fallbacks.length === 1 ? { default: fallbacks[0] } : {}),
          ...(uses.every(({ isOld }) => isOld) && { deprecated: true }),
        },
      ] as const;
    });
  return {
    type: 'object',
    description:
      'Default texts by prop name, or objects of them by locale or language: { "sv": { "closeLabel": "Stäng" } }.',
    properties: Object.fromEntries(properties),
    additionalProperties: { anyOf: [{ type: 'string' }, { $ref: '#/properties/texts' }] },
  };
};

interface TextUse {
  readonly widget: string;
  readonly text: string;
  readonly fallback: string;
  readonly isOld?: boolean;
}

const textUses = (widgets: readonly WidgetDescription[]): ReadonlyMap<string, readonly TextUse[]> => {
  const uses = new Map<string, readonly TextUse[]>();
  const add = (name: string, use: TextUse): unknown => uses.set(name, [...(uses.get(name) ?? []), use]);
  for (const description of widgets) {
    const oldNames = activeDeprecations(description);
    for (const [name, { type, values, text, default: fallback }] of Object.entries(description.props)) {
      if (type !== 'text' || values || typeof fallback !== 'string') continue;
      const use = { widget: description.name, text, fallback };
      add(name, use);
      for (const old of oldNames)
        if (old.use === name) add(old.name, { ...use, text: `Old name of ${name}. ${text}`, isOld: true });
    }
  }
  return uses;
};
