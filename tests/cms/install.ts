import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './run-program';

/** By Debian's names, with a file that each brings. */
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

/** Editors and sanitisers, in a temporary folder that a later run finds again: none of them is a dependency of ours. */
const MODULES: Readonly<Record<string, string>> = {
  tinymce4: 'npm:tinymce@4.9.11',
  tinymce6: 'npm:tinymce@6.8.6',
  tinymce7: 'npm:tinymce@7.9.3',
  ckeditor4: '4.22.1',
  '@ckeditor/ckeditor5-build-classic': '41.4.2',
  quill: '2.0.3',
  '@tiptap/core': '2.27.3',
  '@tiptap/pm': '2.27.3',
  '@tiptap/starter-kit': '2.27.3',
  '@tiptap/extension-link': '2.27.3',
  trix: '2.1.19',
  dompurify: '3.4.18',
  'sanitize-html': '2.17.5',
  xss: '1.0.17',
  rehype: '13.0.2',
  'rehype-sanitize': '6.0.0',
};

/**
 * Installs what is missing: from Debian by its name, which needs root, and from npm.
 *
 * @returns the folder of the npm packages
 */
export const install = (): string => {
  const missing = Object.keys(PACKAGES).filter((name) => !existsSync(PACKAGES[name] ?? ''));
  if (missing.length)
    runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  const modules = join(tmpdir(), 'cobble-cms-npm');
  const wanted = JSON.stringify({ private: true, dependencies: MODULES });
  const note = join(modules, 'package.json');
  if (!existsSync(join(modules, 'node_modules')) || !existsSync(note) || readFileSync(note, 'utf8') !== wanted) {
    mkdirSync(modules, { recursive: true });
    writeFileSync(note, wanted);
    runProgram('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'], {
      cwd: modules,
    });
  }
  return modules;
};
