import { join } from 'node:path';
import type { Contents } from '../build/one-file';
import type { Manifest } from '../build/write-output';
import { CliError, messageOf } from '../io/errors';
import type { Io } from '../io/io';
import { readText } from '../io/read-text';

export interface BuildFiles {
  /** Integrities by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly contents: Readonly<Record<string, Contents>>;
}

export const readManifest = async (out: string, io: Io): Promise<BuildFiles> => {
  const path = join(out, 'manifest.json');
  let text: string;
  try {
    text = await readText(path, io);
  } catch (error) {
    throw error instanceof CliError
      ? new CliError(error.message, "Run cobble build first, or name the build's folder with --out.")
      : error;
  }
  try {
    const { files, contents = {} } = JSON.parse(text) as Manifest;
    const integrities = Object.entries(files).map(([file, { integrity }]) => {
      if (!/^sha(256|384|512)-/.test(integrity)) throw new TypeError(`${file} has no integrity`);
      return [file, integrity] as const;
    });
    return { files: Object.fromEntries(integrities), contents };
  } catch (error) {
    throw new CliError(`${path} isn't the manifest of a build: ${messageOf(error)}`, 'Run cobble build again.');
  }
};
