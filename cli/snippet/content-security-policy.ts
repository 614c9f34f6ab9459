import { createHash } from 'node:crypto';
import { videoHost } from '../../src/services/help-centre/video-host';
import type { PageConfig } from './read-page-config';

/** What a page's policy depends on. */
export interface PolicyInput {
  /** Where the build's folder is served: a URL, or a path on the page's own origin; with the closing slash. */
  readonly base: string;
  /** Base URL of the API, or its path. Default: that of the config, or the page's origin. */
  readonly api?: string;
  /** The page's JSON. */
  readonly config?: PageConfig;
  /** The texts of Cobble's inline scripts. */
  readonly inline?: readonly string[];
  /** How the page reserves space: by the build's sheet, or by this text of a `<style>`. */
  readonly room?: boolean | string;
  /** Whether the page loads the heading font by the build's sheet. */
  readonly face?: boolean;
}

/** The collector that its client sends to by default. */
const COLLECTOR = 'https://browser.events.data.microsoft.com/OneCollector/1.0/';

/**
 * Returns the policy that a page needs in addition to its own: enough for all widgets and services, and no source that
 * nothing needs.
 *
 * - Widgets need no `style-src`: their stylesheets are fetched and adopted. The sheet that reserves space needs it.
 * - They need no `font-src`: the heading font is fetched, too, unless a sheet loads it.
 * - `img-src`: images of items and players come from many hosts, and over http if the API does. Captchas and images in
 *   articles are `data:` URLs.
 * - `frame-src` and `media-src`: videos in articles, from the hosts that the page lists.
 * - `base-uri`: an injected `<base>` would move what a relative `src` loads (threat 3).
 * - `trusted-types`: one policy, for experiments' scripts and for parsing help articles (threat 7).
 *
 * @returns directives, for a header or a `<meta>`
 */
export const contentSecurityPolicy = ({ base, api, config = {}, inline = [], room, face }: PolicyInput): string => {
  const { endpoints = {}, experiments, helpCentre } = config;
  const host = api ?? endpoints.api ?? config.api ?? '/';
  const calls = [host, ...Object.values(endpoints)];
  const experimentFiles = experiments ? ["'self'", ...[experiments.allowedOrigins ?? []].flat().map(origin)] : [];
  const videos = [helpCentre?.videoHosts ?? []]
    .flat()
    .flatMap((entry) => videoHost(entry) ?? [])
    .map((listed) => `https://${listed}`);
  const usesSheet = room === true || face;
  const directives: [name: string, ...sources: string[]][] = [
    ['script-src', folder(base), ...experimentFiles, ...inline.map(hash)],
    [
      'style-src',
      ...(usesSheet ? [folder(base)] : []),
      ...(typeof room === 'string' ? [hash(room)] : []),
      ...experimentFiles,
    ],
    ['font-src', ...(face ? [folder(base)] : [])],
    ['connect-src', folder(base), ...[...calls, ...otherRequests(config, host)].map(origin)],
    ['img-src', "'self'", 'https:', 'data:', ...calls.map(origin).filter((one) => one.startsWith('http:'))],
    ['media-src', 'data:', ...videos],
    ['frame-src', ...videos],
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

/** Addresses that the page requests besides those of services. */
const otherRequests = ({ experiments, telemetry, textsUrl }: PageConfig, host: string): string[] => [
  ...(experiments ? [experiments.configUrl ?? '/', experiments.assignmentUrl ?? host] : []),
  ...(telemetry?.adapter === '1ds' ? [telemetry.endpointUrl ?? COLLECTOR] : []),
  ...(textsUrl ? [textsUrl] : []),
];

/**
 * Returns the source for a folder. A policy can only name the folders of other origins. An unescaped semicolon or comma
 * would end the source.
 */
const folder = (base: string): string =>
  base.startsWith('/') ? "'self'" : base.replaceAll(';', '%3B').replaceAll(',', '%2C');

const origin = (address: string): string => {
  const url = new URL(address, 'https://page.invalid/');
  return url.hostname === 'page.invalid' ? "'self'" : url.origin;
};

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
