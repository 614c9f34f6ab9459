import { join } from 'node:path';
import { CliError, messageOf } from '../io/errors';
import type { Io } from '../io/io';
import { readText } from '../io/read-text';

/** @returns integrities by path, from `manifest.json` */
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
    const { files }: { files: Record<string, { integrity: string }> } = JSON.parse(text);
    return Object.fromEntries(
      Object.entries(files).map(([file, { integrity }]) => {
        if (!/^sha(256|384|512)-/.test(integrity)) throw new TypeError(`${file} has no integrity`);
        return [file, integrity];
      }),
    );
  } catch (error) {
    throw new CliError(`${path} is not a manifest of a build: ${messageOf(error)}`, 'Run cobble build again.');
  }
};
