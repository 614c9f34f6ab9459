import { CliError } from './cli-error';
import { codeOf } from './code-of';
import { messageOf } from './message-of';

/** Returns the error for a file or a folder that can't be written. */
export const unwritable = (name: string, error: unknown, mend: string): CliError =>
  new CliError(`cannot write ${name}: ${reasons[String(codeOf(error))] ?? messageOf(error)}`, mend);

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOENT: 'its folder is not there, or a link leads nowhere',
  EEXIST: 'something that is no folder stands in its way',
  ENOTDIR: 'something that is no folder stands in its way',
  EISDIR: 'a folder stands in its place',
};
