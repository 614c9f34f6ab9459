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
 * Returns what widgets and services need, in addition to the page's own policy.
 *
 * - `style-src`, `font-src`: stylesheets in the page. Widgets don't need these: they fetch and adopt their own.
 * - `img-src`: images of items and players are on many hosts, and use http if the API does. Captchas and articles use
 * `data:` URLs.
 * - `frame-src`, `media-src`: videos from hosts in the settings, and the frame of the balance.
 * - `base-uri`: an injected `<base>` would redirect a relative `src` (threat 3).
 * - `trusted-types`: experiment scripts, and parsing help articles (threat 7).
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

/** Escapes characters that would end a source. A policy can't name folders of the page's own origin. */
const folder = (base: string): string =>
  base.startsWith('/') ? "'self'" : base.replaceAll(';', '%3B').replaceAll(',', '%2C');

const origin = (address: string): string => {
  const url = new URL(address, 'https://page.invalid/');
  return url.hostname === 'page.invalid' ? "'self'" : url.origin;
};

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
