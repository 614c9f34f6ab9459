import { existsSync } from 'node:fs';
import { runToEnd } from './run-to-end';

/**
 * Installs a package of Debian's, as root on Debian; nothing that is installed is removed for it.
 *
 * @returns whether it is there now
 */
export const installPackage = (name: string): boolean => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const install = () => runToEnd('apt-get', ['install', '-y', '--no-remove', name]);
  // A machine that was made from an image may have no lists of packages yet, or old ones.
  return install() || (runToEnd('apt-get', ['update']) && install());
};
