import type { PolicyHolder } from '../platform/policy-holder';

/**
 * Sources, in order of precedence: the tag's attributes, `window.cobbleSettings`, the query of `src`, the page's JSON.
 */
export interface Settings {
  /** The page's locale in lower case: `en-us`, `sv-se`, `ja`. `<html lang="en">` means `en-us`. */
  locale: string;
  /** Base URL of the API, without a trailing slash. Default: the page's origin. */
  api?: string;
  /** The product's name in the token record and in the profile path. Default `minecraft`. */
  product?: string;
  /** The theme of widgets that don't set their own. */
  theme?: string;
  scan?: 'auto' | 'once' | 'manual';
  /** The nonce for scripts and styles that Cobble adds. Default: the nonce of the page's scripts. */
  nonce?: string;
  /** URL of the build's folder, with a trailing slash. */
  base?: string;
  endpoints?: Partial<Record<EndpointName, string>>;
  /**
   * Origins that may show this page in a frame for purchases. In other frames, a link opens the page in a new window.
   * Default: the page's own origin.
   */
  allowedFrames?: string | readonly string[];
  signIn?: SignInSettings;
  /**
   * URL of a page that posts the Minecoin balance from a hidden frame. If unset, the store service sends the balance.
   */
  frameUrl?: string;
  /** The eight Minecoin product ids (STO-8). */
  minecoinProducts?: readonly string[];
  helpCentre?: HelpCentreSettings;
  experiments?: ExperimentSettings;
  telemetry?: TelemetrySettings;
  /** Default texts by prop name, such as `{ "closeLabel": "Stäng" }` (WGT-18), or by locale and prop name. */
  texts?: Texts;
  /**
   * URL of a JSON file of texts, on the page's origin or with https. `{locale}` becomes the page's locale (`sv-se`) or,
   * after a 404, the language (`sv`).
   */
  textsUrl?: string;
  /** Custom storage keys and cookie names: `{ "playFabToken": "pf" }` reads `playFabToken` from `pf`. */
  storage?: Record<string, string>;
  /**
   * Names of headers that the specification leaves unnamed. Keys: `sessionId`, `mojangAuth`, `purchasingToken`, or the
   * header's default name.
   */
  headers?: Record<string, string>;
  /** Shares the Trusted Types policy between the page's chunks. @internal */
  policyHolder?: PolicyHolder;
}

export type CompleteSettings = Settings & Required<Pick<Settings, 'api' | 'product' | 'signIn'>>;

/** Each endpoint's URL defaults to the setting `api`, which overrides `endpoints.api`. */
export type EndpointName =
  | 'api'
  | 'realms'
  | 'helpCentre'
  | 'support'
  | 'entitlements'
  | 'catalog'
  | 'regions'
  | 'currencies'
  | 'profile'
  | 'xboxProfile';

export interface HelpCentreSettings {
  /**
   * The service's code for the page's locale: a string, or a record by locale or language, such as `{ "pt": "pt-br" }`.
   * After a 404, Cobble tries the language alone, then the language with its likely region.
   */
  locale?: string | Readonly<Record<string, string>>;
  /** The four labels of suggested articles (HLP-1). If unset, no articles are suggested. */
  suggestedLabels?: readonly string[];
  ticketFormId?: string | number;
  /**
   * The sort orders that visitors can choose for a search, the default first: `rel`, `updated_at`, `created_at`, `asc`,
   * `desc` (by title). Default: `["rel", "updated_at", "created_at"]`. Fewer than two orders leave no choice.
   */
  sorts?: string | readonly string[];
  /**
   * Hosts whose videos play in an article, after a click and over https. `videos.example` allows one host,
   * `*.videos.example` all its subdomains. By default, articles only link to videos.
   */
  videoHosts?: string | readonly string[];
}

/** The external sign-in provider (AUT-1 to AUT-3). */
export interface SignInSettings {
  url?: string;
  signOutUrl?: string;
  brandId?: string;
  tenantId?: string;
  appId?: string;
  as?: string | number;
  /**
   * The page that opens after sign-out. Default: the first segment of the current path, such as `/en-us` (AUT-3).
   * Sign-in uses the `returnUrl` of `auth.login()` instead.
   */
  returnUrl?: string;
  /** The parameter `env` of the page that opens after sign-out (AUT-3). */
  environment?: string;
  /**
   * The domain of the session's cookies, such as `example.com`. Signing out tries this domain first, then the page's
   * host and every domain above it (AUT-8).
   */
  parentDomain?: string;
  /** Origins, besides the page's own, that `auth.login()` may return to. */
  allowedReturnOrigins?: string | readonly string[];
  /** Replaces the provider's parameter names. Keys: `state`, `cobrandId`, `tid`, `aid`, `as`, `ru`, `signup`. */
  parameters?: Record<string, string>;
}

/** Each telemetry adapter reads only its own settings. */
export interface TelemetrySettings {
  /** With the default `none`, only `telemetry.onEvent` receives events. */
  adapter?: 'none' | 'dataLayer' | '1ds';
  /** Name of the tag manager's global. Default: `dataLayer`. */
  dataLayerName?: string;
  instrumentationKey?: string;
  endpointUrl?: string;
}

export interface ExperimentSettings {
  configUrl?: string;
  assignmentUrl?: string;
  /** Origins, besides the page's own, from which files may load over https: `https://cdn.example`. */
  allowedOrigins?: string | readonly string[];
  xuid?: string;
  deviceId?: string;
}

/** A text with a form for each plural category: `{ "one": "{count} item", "other": "{count} items" }`. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** Texts by prop name, or by `widget.prop` for one widget alone. */
type FlatTexts = Readonly<Record<string, string | PluralForms>>;

/** Texts of the page's only language, or texts by locale: `{ "sv": { "closeLabel": "Stäng" } }`. */
export type Texts = Readonly<Record<string, string | PluralForms | FlatTexts>>;
