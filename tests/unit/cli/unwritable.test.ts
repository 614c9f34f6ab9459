// @vitest-environment node
import { expect, it } from 'vitest';
import { unwritable } from '../../../cli/io/errors';

// A folder that belongs to somebody else was told as a bug in cobble: the tests run as root, who may write everywhere.
it.each([
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['ENOENT', 'its folder is not there, or a link leads nowhere'],
  ['EEXIST', 'something that is no folder stands in its way'],
  ['ENOTDIR', 'something that is no folder stands in its way'],
  ['EISDIR', 'a folder stands in its place'],
  ['ENOSPC', 'ENOSPC: as the system says it'],
])('what can not be written by %s is told in a sentence with a mend, and ends with 2', (code, reason) => {
  const error = Object.assign(Error(`${code}: as the system says it`), { code });
  expect(unwritable('dist/realms', error, 'Name another folder.')).toMatchObject({
    message: `cannot write dist/realms: ${reason}`,
    mend: 'Name another folder.',
    exitCode: 2,
  });
});
