import { copyFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from './run-program';
import { startPhp } from './start-php';
import { startProgram } from './start-program';
import type { Setup, System } from './way';

const php = fileURLToPath(new URL('./php/', import.meta.url));
const plugin = fileURLToPath(new URL('../../examples/wordpress/', import.meta.url));

/** A copy of Debian's WordPress, with its own MariaDB. */
export interface WordPress extends System {
  readonly origin: string;
  /**
   * @param user `admin` or `author`; if empty, the text becomes an anonymous comment
   * @param address the plugin's setting `address`; if empty, the plugin isn't activated
   * @returns the URL of the published page
   */
  publishAs(user: string, text: string, address?: string): string;
}

export const wordpress = async ({ folder, markup, link }: Setup, widgetsJson: string): Promise<WordPress> => {
  const root = join(folder, 'wordpress');
  cpSync('/usr/share/wordpress', root, { recursive: true, dereference: true, filter: (path) => existsSync(path) });
  mkdirSync(join(root, 'wp-content/plugins/cobble'), { recursive: true });
  for (const file of ['cobble.php', 'editor.js'])
    copyFileSync(join(plugin, file), join(root, 'wp-content/plugins/cobble', file));
  writeFileSync(join(root, 'wp-content/plugins/cobble/widgets.json'), widgetsJson);

  const data = join(folder, 'mariadb');
  const socket = join(folder, 'db.sock');
  runProgram('mariadb-install-db', [
    '--no-defaults',
    `--datadir=${data}`,
    '--user=root',
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);
  const stopData = await startProgram(
    'mariadbd',
    ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, '--skip-networking', '--user=root'],
    async () =>
      runProgram('mariadb', [
        '--no-defaults',
        `--socket=${socket}`,
        '-uroot',
        '-e',
        'create database if not exists wp',
      ]),
  );
  const { origin, stop } = await startPhp(root, (origin) =>
    writeFileSync(
      join(root, 'wp-config.php'),
      `<?php
define( 'DB_NAME', 'wp' ); define( 'DB_USER', 'root' ); define( 'DB_PASSWORD', '' ); define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' ); define( 'DB_COLLATE', '' ); define( 'WP_HOME', '${origin}' ); define( 'WP_SITEURL', '${origin}' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true ); define( 'DISABLE_WP_CRON', true ); define( 'AUTOMATIC_UPDATER_DISABLED', true );
foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $key ) define( $key, 'test' . $key );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`,
    ),
  );
  const env = { CMS_ROOT: root, CMS_HOST: new URL(origin).host };
  runProgram('php', [join(php, 'wordpress-install.php')], { env });
  const publishAs: WordPress['publishAs'] = (user, text, address = '') => {
    const written = runProgram('php', [join(php, 'wordpress-post.php')], {
      input: text,
      env: { ...env, CMS_USER: user, CMS_PLUGIN: address },
    }).trim();
    // If WordPress rejects something, its output is an HTML page.
    if (!written.startsWith(origin)) throw new Error(`WordPress published nothing, and wrote: ${written}`);
    return written;
  };
  const block = `<!-- wp:html -->\n${markup}\n${link}\n<!-- /wp:html -->`;
  const classic = `${markup}\n\n${link}`;
  return {
    origin,
    publishAs,
    ways: [
      { name: 'WordPress, administrator, Custom HTML block', paste: async () => publishAs('admin', block) },
      { name: 'WordPress, administrator, classic editor', paste: async () => publishAs('admin', classic) },
      { name: 'WordPress, author, Custom HTML block', paste: async () => publishAs('author', block) },
      { name: 'WordPress, author, classic editor', paste: async () => publishAs('author', classic) },
      { name: 'WordPress, comment of a stranger', paste: async () => publishAs('', classic) },
    ],
    stop: async () => {
      await stop();
      await stopData();
    },
  };
};
