// @vitest-environment node
import { expect, it } from 'vitest';
import { unwritable } from '../../../cli/io/errors';

// A read-only folder used to be reported as an internal error. Tests run as root, which may write anywhere, so they
// simulate the errors.
it.each([
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['ENOENT', "its folder doesn't exist, or a link is broken"],
  ['EEXIST', "part of its path isn't a folder"],
  ['ENOTDIR', "part of its path isn't a folder"],
  ['EISDIR', 'it is a folder'],
  ['ENOSPC', 'ENOSPC: as the system says it'],
])('reports a failed write (%s) with a fix, and exits with 2', (code, reason) => {
  const error = Object.assign(Error(`${code}: as the system says it`), { code });
  expect(unwritable('dist/realms', error, 'Name another folder.')).toMatchObject({
    message: `cannot write dist/realms: ${reason}`,
    advice: 'Name another folder.',
    exitCode: 2,
  });
});
