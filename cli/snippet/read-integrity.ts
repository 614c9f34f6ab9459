import { join } from 'node:path';
import { CliError } from '../io/cli-error';
import type { Io } from '../io/io';
import { readText } from '../io/read-text';

/**
 * Reads from `manifest.json` the integrity of each built file.
 *
 * @param out the build's folder
 * @returns integrities by the files' paths in the build
 * @throws CliError when there is no build, or its manifest does not hold
 */
export const readIntegrity = async (out: string, io: Io): Promise<Record<string, string>> => {
  const path = join(out, 'manifest.json');
  let text: string;
  try {
    text = await readText(path, io);
  } catch (error) {
    throw error instanceof CliError
      ? new CliError(error.message, 'Run cobble build first; --out names its folder.')
      : error;
  }
  try {
    const { files } = JSON.parse(text) as { files: Record<string, { integrity: string }> };
    return Object.fromEntries(
      Object.entries(files).map(([file, { integrity }]) => {
        if (!/^sha(256|384|512)-/.test(integrity)) throw new TypeError(`${file} has no integrity`);
        return [file, integrity];
      }),
    );
  } catch (error) {
    throw new CliError(`${path} is not a manifest of a build: ${(error as Error).message}`, 'Run cobble build again.');
  }
};
