import type { PolicyHolder } from '../platform/policy-holder';

/**
 * What a page configures, merged from the tag's attributes, `window.cobbleSettings`, the query on `src` and the page's
 * JSON, in this order (interface 1). Every member but `locale`, `api` and `product` may be missing.
 */
export interface Settings {
  /** As the page says it, in lower case: `en-us`, `sv-se`, `ja`. `<html lang="en">` means `en-us`. */
  locale: string;
  /** Base URL of the product's API host, without a trailing slash. Default: the page's origin. */
  api: string;
  /** Name of the token record and of the profile path. Default `minecraft`. */
  product: string;
  /** The theme for widgets without their own. */
  theme?: string;
  scan?: 'auto' | 'once' | 'manual';
  /** For scripts and styles that are added; default that of the page's scripts. */
  nonce?: string;
  /** URL of the folder above the theme's: chunks lie in `chunks/` below it. Ends in a slash. */
  base?: string;
  endpoints?: Partial<Record<EndpointName, string>>;
  /**
   * Origins of the pages that may show this one in a frame and have purchases confirmed there. In any other frame a link
   * to the page's own window replaces the question. Default: the page's own origin.
   */
  allowedFrames?: string | readonly string[];
  signIn?: SignInSettings;
  /** The eight Minecoin product ids (STO-8). */
  minecoinProducts?: readonly string[];
  helpCentre?: HelpCentreSettings;
  experiments?: ExperimentSettings;
  telemetry?: { adapter?: 'none' | 'dataLayer' | '1ds'; [option: string]: unknown };
  /**
   * Default texts by prop name, `{ "closeLabel": "Stäng" }` (WGT-18), or an object of them a locale. Flat, for the page's
   * locale, where a widget gets them.
   */
  texts?: Texts;
  /**
   * URL of a JSON file of texts, of the page's origin or https; `{locale}` stands for the page's locale, and where there
   * is no such file, for its language.
   */
  textsUrl?: string;
  /** Storage keys and cookie names, by the default name: `{ "playFabToken": "pf" }`. */
  storage?: Record<string, string>;
  /**
   * Header names that the specification leaves open, by `sessionId`, `mojangAuth`, `purchasingToken`, or by the default
   * name.
   */
  headers?: Record<string, string>;
  /** Where the page's chunks share their Trusted Types policy. @internal */
  policyHolder?: PolicyHolder;
}

/** The hosts behind the calls; each defaults to `endpoints.api`, that to `api`. */
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

/** The help centre and its ticket form. */
export interface HelpCentreSettings {
  /**
   * The service's name for the page's locale, as a text, or by the page's locale or language: `{ "pt": "pt-br" }`.
   * Without it the page's own form is asked for, and where the service does not know that, the language alone and the
   * language with its usual region.
   */
  locale?: string | Readonly<Record<string, string>>;
  /** The four labels of suggested articles (HLP-1). Without them none are suggested. */
  suggestedLabels?: readonly string[];
  ticketFormId?: string | number;
  /**
   * The orders that the service's search knows, as they are offered, the first one being the usual one: `rel`,
   * `updated_at`, `created_at`, `asc`, `desc` (by title). Default `["rel", "updated_at", "created_at"]`, which are
   * Zendesk's. Fewer than two: none is offered.
   */
  sorts?: string | readonly string[];
  /**
   * Hosts whose videos play in an article, after a click and over https: `videos.example` is this host alone,
   * `*.videos.example` each below it, and not itself. Default none: videos are links.
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
  returnUrl?: string;
  environment?: string;
  parentDomain?: string;
  allowedReturnOrigins?: string | readonly string[];
  /** The provider's own parameter names, by the default: `state`, `cobrandId`, `tid`, `aid`, `as`, `ru`, `signup`. */
  parameters?: Record<string, string>;
}

/** Where experiments come from (EXP-1, EXP-2). */
export interface ExperimentSettings {
  configUrl?: string;
  assignmentUrl?: string;
  /** Origins, besides the page's own, that files may come from over https: `https://cdn.example`. */
  allowedOrigins?: string | readonly string[];
  /** The player's and the device's id, where the page knows them: sent with the assignment. */
  xuid?: string;
  deviceId?: string;
}

/** A text with a form for each plural category of its language: `{ "one": "{count} item", "other": "{count} items" }`. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** Texts by prop name, or by `widget.prop` for one widget alone. */
type FlatTexts = Readonly<Record<string, string | PluralForms>>;

/** Texts of the page's only language, or an object a locale: `{ "sv": { "closeLabel": "Stäng" } }`. */
export type Texts = Readonly<Record<string, string | PluralForms | FlatTexts>>;
