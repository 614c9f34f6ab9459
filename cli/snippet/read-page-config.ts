import { videoHost } from '../../src/services/help-centre/video-host';
import { canParse } from '../io/can-parse';
import { CliError } from '../io/cli-error';
import type { Io } from '../io/io';
import { isObject } from '../io/is-object';
import { readJsonObject } from '../io/read-json-object';

/** The settings of a page's JSON that say where it loads from. */
export interface PageConfig {
  readonly api?: string;
  readonly allowedFrames?: string | readonly string[];
  readonly endpoints?: Readonly<Record<string, string>>;
  readonly experiments?: {
    readonly configUrl?: string;
    readonly assignmentUrl?: string;
    readonly allowedOrigins?: string | readonly string[];
  };
  readonly helpCentre?: { readonly videoHosts?: string | readonly string[] };
  readonly textsUrl?: string;
  readonly telemetry?: { readonly adapter?: string; readonly endpointUrl?: string };
}

/** The members that are addresses, by their path. `*` is any name, `[]` each of a list. */
const ADDRESSES = [
  'api',
  'endpoints.*',
  'experiments.configUrl',
  'experiments.assignmentUrl',
  'experiments.allowedOrigins.[]',
  'telemetry.endpointUrl',
  'textsUrl',
];

/**
 * Reads what stands in a page's `<script data-cobble-config>`.
 *
 * @param name a file with that JSON, or `-` for standard input
 * @throws CliError when it can't be read, is no JSON object or a config of experiments, or has something else where an
 *   address goes
 */
export const readPageConfig = async (name: string, io: Pick<Io, 'stdin' | 'cwd'>): Promise<PageConfig> => {
  const config = await readJsonObject(
    name,
    io,
    "Write { … }: what stands in the page's <script data-cobble-config>, without the tags.",
  );
  // Other commands have a --config, too, and theirs is this one.
  if (Array.isArray(config.experiments))
    throw new CliError(
      `${name} is a config of experiments, not the page's JSON`,
      'Name a file with { "experiments": { "configUrl": … } }: what stands in <script data-cobble-config>.',
    );
  for (const path of ADDRESSES) {
    for (const [at, value] of valuesAt(config, path.split('.'), '')) {
      const fine =
        typeof value === 'string' &&
        canParse(value, 'https://page.invalid/') &&
        /^https?:$/.test(new URL(value, 'https://page.invalid/').protocol);
      if (!fine)
        throw new CliError(
          `${at} in ${name} is ${JSON.stringify(value)}, no http URL and no path`,
          'Write it as "https://host.example".',
        );
    }
  }
  for (const [at, value] of valuesAt(config, ['allowedFrames', '[]'], '')) {
    // Anything else than origins, as a semicolon, would change the printed header.
    if (typeof value !== 'string' || !value.split(/\s+/).every(isOrigin))
      throw new CliError(
        `${at} in ${name} is ${JSON.stringify(value)}, not an origin`,
        'Write it as "https://host.example", without a path.',
      );
  }
  for (const [at, value] of valuesAt(config, ['helpCentre', 'videoHosts', '[]'], '')) {
    if (!videoHost(value))
      throw new CliError(
        `${at} in ${name} is ${JSON.stringify(value)}, no host`,
        'Write it as "videos.example", or as "*.videos.example" for each host below that.',
      );
  }
  // All members that hold an address were looked at above; the adapter's name is only compared.
  return config as PageConfig;
};

const isOrigin = (text: string): boolean => /^https?:/.test(text) && canParse(text) && new URL(text).origin === text;

/** Each value that a path leads to, with where it is; none where it ends before. */
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
