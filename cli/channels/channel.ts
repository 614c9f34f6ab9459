import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { isManifest } from '../build/output-folder';
import type { Manifest } from '../build/write-output';
import { CliError } from '../io/errors';
import { servedAddress } from '../io/urls';
import { MAPS } from '../source-maps/write-maps';

export interface ChannelOptions {
  /** The output folder, as the user typed it. */
  readonly out: string;
  readonly channel?: string | undefined;
}

export const channelFolder = ({ out, channel }: ChannelOptions): string =>
  channel === undefined || out.trim() === '' ? out : join(out, channelName(channel));

/**
 * Returns the URL or path from which pages load the build, with a trailing slash.
 *
 * @param base the public URL or path of `out`. Default: `/` plus the folder's name
 */
export const publishedBase = ({ out, channel }: ChannelOptions, base = `/${basename(out)}`): string => {
  const folder = servedAddress('--base', base).replace(/\/*$/, '/');
  return channel === undefined ? folder : `${folder}${channelName(channel)}/`;
};

/** Rejects paths, and characters that a URL would change. */
const channelName = (channel: string): string => {
  if (/^[a-z\d]+([.-]+[a-z\d]+)*$/i.test(channel)) return channel;
  throw new CliError(
    `--channel ${JSON.stringify(channel)} isn't a channel's name`,
    'Use letters, digits, dots and hyphens, and begin and end with a letter or digit, such as v1, 1.4.2 or next.',
  );
};

/**
 * Checks that a build of this version may replace the channel's current build.
 * @throws CliError if the channel is for another version, or builds have a folder with the channel's name
 */
export const checkChannel = (
  { out, channel = '' }: ChannelOptions,
  { cwd, version }: { readonly cwd: string; readonly version: string },
): void => {
  const [, given] = /^v?(\d+(?:\.\d+){0,2})$/.exec(channelName(channel)) ?? [];
  if (given !== undefined && !`${version}.`.startsWith(`${given}.`))
    throw new CliError(
      `the channel ${channel} only takes version ${given}, and this is Cobble ${version}`,
      `Use --channel v${version.split('.')[0]}, or install version ${given}. Pages that follow a channel expect its version's attributes.`,
    );
  const files = Object.keys(filesIn(resolve(cwd, out)) ?? {});
  if (channel === MAPS || files.some((path) => path.startsWith(`${channel}/`)))
    throw new CliError(
      `builds in ${out} may have a folder ${channel}, which isn't a channel`,
      'Name another channel, or another folder with --out.',
    );
};

/** Rejects a folder whose only builds are in channels. */
export const refuseChannels = (folder: string, cwd: string, fix: (channel: string) => string): void => {
  if (folder.trim() === '') return;
  const path = resolve(cwd, folder);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory() || existsSync(join(path, 'manifest.json'))) return;
  const folders = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const channels = folders.map(({ name }) => name).filter((name) => filesIn(join(path, name)));
  if (channels[0] !== undefined)
    throw new CliError(
      `${folder} has no build of its own, only builds in its folders: ${channels.join(', ')}`,
      fix(channels[0]),
    );
};

/** Returns undefined if the folder lacks a build, or can't be read. */
const filesIn = (folder: string): Manifest['files'] | undefined => {
  try {
    const text = readFileSync(join(folder, 'manifest.json'), 'utf8');
    return isManifest(text) ? (JSON.parse(text) as Manifest).files : undefined;
  } catch {
    return undefined;
  }
};
