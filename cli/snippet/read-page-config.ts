import { videoHost } from '../../src/services/help-centre/video-host';
import { CliError } from '../io/errors';
import type { Io } from '../io/io';
import { isObject, readJsonObject } from '../io/json';
import { canParse, parseUrl } from '../io/urls';

export interface PageConfig {
  readonly api?: string;
  readonly allowedFrames?: string | readonly string[];
  readonly frameUrl?: string;
  readonly endpoints?: Readonly<Record<string, string>>;
  readonly experiments?: {
    readonly configUrl?: string;
    readonly assignmentUrl?: string;
    readonly allowedOrigins?: string | readonly string[];
  };
  readonly helpCentre?: { readonly videoHosts?: string | readonly string[] };
  readonly textsUrl?: string;
  readonly consent?: unknown;
  readonly storage?: Readonly<Record<string, string>>;
  readonly telemetry?: { readonly adapter?: string; readonly endpointUrl?: string };
}

/** `*` stands for any name, `[]` for any list item. */
const ADDRESSES = [
  'api',
  'endpoints.*',
  'experiments.configUrl',
  'experiments.assignmentUrl',
  'experiments.allowedOrigins.[]',
  'telemetry.endpointUrl',
  'textsUrl',
  'frameUrl',
];

/**
 * Rejects an invalid address, origin or host.
 *
 * @param name a file, or `-` for standard input
 */
export const readPageConfig = async (name: string, io: Pick<Io, 'stdin' | 'cwd'>): Promise<PageConfig> => {
  const config = await readJsonObject(name, io, "Write { … }: the content of the page's <script data-cobble-config>.");
  // Users may pass an experiment config, because other commands take one as `--config`.
  if (Array.isArray(config.experiments))
    throw new CliError(
      `${name} is an experiment config, not the page's settings`,
      'Name a file with the content of the page\'s <script data-cobble-config>, such as { "experiments": { "configUrl": … } }.',
    );
  for (const path of ADDRESSES)
    requireEach(config, name, {
      path,
      holds: isHttpAddress,
      isNot: "which isn't an http URL or a path",
      advice: 'Write it like "https://host.example".',
    });
  // Accept only origins: a semicolon in a path would end the printed directive.
  requireEach(config, name, {
    path: 'allowedFrames.[]',
    holds: areOrigins,
    isNot: "which isn't an origin",
    advice: 'Write it like "https://host.example", without a path.',
  });
  requireEach(config, name, {
    path: 'helpCentre.videoHosts.[]',
    holds: isVideoHost,
    isNot: "which isn't a host",
    advice: 'Write it like "videos.example", or "*.videos.example" for all subdomains.',
  });
  return config;
};

interface Requirement {
  readonly path: string;
  readonly holds: (value: unknown) => boolean;
  /** The end of the message "SETTING is VALUE, …". */
  readonly isNot: string;
  readonly advice: string;
}

const requireEach = (config: PageConfig, name: string, { path, holds, isNot, advice }: Requirement): void => {
  for (const [at, value] of valuesAt(config, path.split('.'), ''))
    if (!holds(value)) throw new CliError(`${at} in ${name} is ${JSON.stringify(value)}, ${isNot}`, advice);
};

const isHttpAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:$/.test(parseUrl(value, 'https://page.invalid/')?.protocol ?? '');

const isVideoHost = (value: unknown): boolean => Boolean(videoHost(value));

const areOrigins = (value: unknown): boolean => typeof value === 'string' && value.split(/\s+/).every(isOrigin);

const isOrigin = (text: string): boolean => /^https?:/.test(text) && canParse(text) && new URL(text).origin === text;

const valuesAt = (from: unknown, [step, ...rest]: readonly string[], at: string): (readonly [string, unknown])[] => {
  if (step === undefined) return [[at, from]];
  if (step === '[]')
    return Array.isArray(from)
      ? from.flatMap((value, index) => valuesAt(value, rest, `${at}[${index}]`))
      : [[at, from]];
  if (!isObject(from)) return [];
  return Object.entries(from)
    .filter(([key]) => step === '*' || key === step)
    .flatMap(([key, value]) => valuesAt(value, rest, at ? `${at}.${key}` : key));
};
