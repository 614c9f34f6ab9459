import { createHash } from 'node:crypto';
import { videoHost } from '../../src/services/help-centre/video-host';
import type { PageConfig } from './read-page-config';

/** What a page's policy follows from. */
export interface PolicyInput {
  /** Where the build's folder is served: a URL, or a path of the page's own origin; with its closing slash. */
  readonly base: string;
  /** Base URL of the API, or its path; default the config's, else the page's origin. */
  readonly api?: string;
  /** The page's JSON. */
  readonly config?: PageConfig;
  /** Texts of inline scripts of ours that stand beside the tag. */
  readonly inline?: readonly string[];
  /** How the page keeps rooms: by the build's sheet, or by this text of a `<style>`. */
  readonly room?: boolean | string;
  /** Whether the page has the heading face by the build's sheet. */
  readonly face?: boolean;
}

/** Where the collector's client sends to, when the page does not say. */
const COLLECTOR = 'https://browser.events.data.microsoft.com/OneCollector/1.0/';

/**
 * What the page must allow, besides what it needs itself: enough for all widgets and services, and no source that
 * nothing needs.
 *
 * - Widgets need no `style-src`: their stylesheets are fetched and adopted, and nothing is written inline; the sheet
 *   that keeps their room does. Nor `font-src`: the heading face is fetched, too, but where a sheet brings it.
 * - `img-src`: pictures of items and players come from many hosts, from an API on plain http also by that; captchas and
 *   pictures in articles as data.
 * - `frame-src` and `media-src`: videos in articles, from the hosts that the page lists.
 * - `base-uri`: an injected `<base>` would move what a relative `src` loads (threat 3).
 * - `trusted-types`: one policy, for experiments' scripts and for the parsing of help articles (threat 7).
 *
 * @returns directives, for a header or a `<meta>`
 */
export const contentSecurityPolicy = ({ base, api, config = {}, inline = [], room, face }: PolicyInput): string => {
  const { endpoints = {}, experiments, telemetry, helpCentre, textsUrl } = config;
  const host = api ?? endpoints.api ?? config.api ?? '/';
  const collector = telemetry?.adapter === '1ds' ? [telemetry.endpointUrl ?? COLLECTOR] : [];
  const experimentFiles = experiments ? ["'self'", ...[experiments.allowedOrigins ?? []].flat().map(origin)] : [];
  const videos = [helpCentre?.videoHosts ?? []]
    .flat()
    .flatMap((entry) => videoHost(entry) ?? [])
    .map((listed) => `https://${listed}`);
  const calls = [host, ...Object.values(endpoints)];
  const directives: [name: string, ...sources: string[]][] = [
    ['script-src', folder(base), ...experimentFiles, ...inline.map(hash)],
    [
      'style-src',
      ...(room === true || face ? [folder(base)] : []),
      ...(typeof room === 'string' ? [hash(room)] : []),
      ...experimentFiles,
    ],
    ['font-src', ...(face ? [folder(base)] : [])],
    [
      'connect-src',
      folder(base),
      ...[
        ...calls,
        ...(experiments ? [experiments.configUrl ?? '/', experiments.assignmentUrl ?? host] : []),
        ...collector,
        ...(textsUrl ? [textsUrl] : []),
      ].map(origin),
    ],
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

/**
 * Of another origin only the folder; of the page's own a policy can't name one. A semicolon or a comma would end it.
 */
const folder = (base: string): string =>
  base.startsWith('/') ? "'self'" : base.replaceAll(';', '%3B').replaceAll(',', '%2C');

const origin = (address: string): string => {
  const url = new URL(address, 'https://page.invalid/');
  return url.hostname === 'page.invalid' ? "'self'" : url.origin;
};

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
