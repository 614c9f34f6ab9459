import { existsSync } from 'node:fs';
import { toolFolder } from '../tools/tool.mjs';
import { runProgram } from './run-program';

/** Debian packages, each with a file that it installs. */
const PACKAGES: Readonly<Record<string, string>> = {
  wordpress: '/usr/share/wordpress/wp-load.php',
  'wordpress-theme-twentytwentythree': '/usr/share/wordpress/wp-content/themes/twentytwentythree/style.css',
  mediawiki: '/usr/share/mediawiki/index.php',
  dokuwiki: '/usr/share/dokuwiki/doku.php',
  'php-cli': '/usr/bin/php',
  'php-mysql': '/usr/share/php8.2-mysql',
  'php-sqlite3': '/usr/share/php8.2-sqlite3',
  'php-mbstring': '/usr/share/php8.2-mbstring',
  'php-xml': '/usr/share/php8.2-xml',
  'php-intl': '/usr/share/php8.2-intl',
  'php-htmlpurifier': '/usr/share/php/HTMLPurifier.auto.php',
  'mariadb-server': '/usr/sbin/mariadbd',
};

/**
 * Debian packages need root.
 *
 * @returns the folder of the npm packages
 */
export const install = (): string => {
  const missing = Object.keys(PACKAGES).filter((name) => !existsSync(PACKAGES[name] ?? ''));
  if (missing.length)
    runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  return toolFolder('editors');
};
