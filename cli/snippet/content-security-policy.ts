import { createHash } from 'node:crypto';
import { videoHost } from '../../src/services/help-centre/video-host';
import type { PageConfig } from './read-page-config';

export interface PolicyInput {
  /** URL or path of the build's folder, with a trailing slash. */
  readonly base: string;
  /** Default: the config's API, or else the page's origin. */
  readonly api?: string;
  readonly config?: PageConfig;
  /** The texts of Cobble's inline scripts. */
  readonly inline?: readonly string[];
  /** True for a `<link>` to the build's stylesheet, otherwise the text of a `<style>`. */
  readonly room?: boolean | string;
  readonly hasFont?: boolean;
}

/** The default address of Microsoft's 1DS client. */
const COLLECTOR = 'https://browser.events.data.microsoft.com/OneCollector/1.0/';

/**
 * Returns what widgets and services need beyond the page's own policy.
 *
 * - `style-src`, `font-src` are only for stylesheets in the page. Widgets fetch and adopt their own.
 * - `img-src` allows all hosts, because images are on many hosts. It allows http if the API uses http, and `data:` URLs
 * for captchas and articles.
 * - `frame-src`, `media-src` allow videos from the hosts in the settings. `frame-src` also allows the origin of
 * `frameUrl`.
 * - `base-uri` prevents an injected `<base>` from redirecting a relative `src` (threat 3).
 * - `trusted-types` allows experiment scripts, and the parsing of help articles (threat 7).
 */
export const contentSecurityPolicy = ({ base, api, config = {}, inline = [], room, hasFont }: PolicyInput): string => {
  const { endpoints = {}, experiments, helpCentre, frameUrl } = config;
  const host = api ?? endpoints.api ?? config.api ?? '/';
  const calls = [host, ...Object.values(endpoints)];
  const experimentFiles = experiments ? ["'self'", ...[experiments.allowedOrigins ?? []].flat().map(origin)] : [];
  const videos = [helpCentre?.videoHosts ?? []]
    .flat()
    .flatMap((entry) => videoHost(entry) ?? [])
    .map((listed) => `https://${listed}`);
  const usesSheet = room === true || hasFont;
  const directives: [name: string, ...sources: string[]][] = [
    ['script-src', folder(base), ...experimentFiles, ...inline.map(hash)],
    [
      'style-src',
      ...(usesSheet ? [folder(base)] : []),
      ...(typeof room === 'string' ? [hash(room)] : []),
      ...experimentFiles,
    ],
    ['font-src', ...(hasFont ? [folder(base)] : [])],
    ['connect-src', folder(base), ...[...calls, ...otherRequests(config, host)].map(origin)],
    ['img-src', "'self'", 'https:', 'data:', ...calls.map(origin).filter((one) => one.startsWith('http:'))],
    ['media-src', 'data:', ...videos],
    ['frame-src', ...videos, ...(frameUrl ? [origin(frameUrl)] : [])],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'cobble'],
  ];
  return directives
    .filter(([, ...sources]) => sources.length > 0)
    .map((directive) => [...new Set(directive)].join(' '))
    .join('; ');
};

const otherRequests = ({ experiments, telemetry, textsUrl }: PageConfig, host: string): string[] => [
  ...(experiments ? [experiments.configUrl ?? '/', experiments.assignmentUrl ?? host] : []),
  ...(telemetry?.adapter === '1ds' ? [telemetry.endpointUrl ?? COLLECTOR] : []),
  ...(textsUrl ? [textsUrl] : []),
];

/**
 * Escapes characters that would end a source. Returns `'self'` for a path, because a policy can't name a folder without
 * its host.
 */
const folder = (base: string): string =>
  base.startsWith('/') ? "'self'" : base.replaceAll(';', '%3B').replaceAll(',', '%2C');

const origin = (address: string): string => {
  const url = new URL(address, 'https://page.invalid/');
  return url.hostname === 'page.invalid' ? "'self'" : url.origin;
};

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
