import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import type { LoadedConfig } from '../check/load-config';
import { loadConfig } from '../check/load-config';
import { CliError } from '../io/errors';
import type { Io } from '../io/io';
import { isAddress } from '../io/urls';
import type { CaseFile } from './case-file';

export const configOfCases = async (
  { name, config, configSaid }: CaseFile,
  io: Pick<Io, 'stdin' | 'cwd'>,
): Promise<LoadedConfig> => {
  if (isAddress(config)) return await loadConfig(config, io).catch((error) => rethrow(configSaid, error));
  if (!existsSync(config))
    throw new CliError(
      `${configSaid}: no such file`,
      `Write the path relative to ${name === '-' ? 'the working directory' : `the folder of ${name}`}, or an http URL.`,
    );
  // In a case file, `-` isn't standard input, but a file named `-`.
  const path = relative(io.cwd, config).replace(/^-$/, './-') || config;
  return await loadConfig(path, io).catch((error) => rethrow(configSaid, error));
};

const rethrow = (said: string, error: unknown): never => {
  throw error instanceof CliError ? new CliError(`${said}: ${error.message}`, error.advice, error.exitCode) : error;
};
