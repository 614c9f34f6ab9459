import { appendFileSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LINK } from './pieces';
import { runProgram } from './run-program';
import { startPhp } from './start-php';
import type { Setup, System } from './way';

/** Starts a copy of Debian's MediaWiki, with SQLite. */
export const mediawiki = async ({ folder, markup, link }: Setup): Promise<System> => {
  const root = join(folder, 'mediawiki');
  const data = join(folder, 'mediawiki-data');
  mkdirSync(data);
  cpSync('/usr/share/mediawiki', root, {
    recursive: true,
    dereference: true,
    filter: (path) => existsSync(path) && !path.endsWith('/LocalSettings.php'),
  });
  const { origin, stop } = await startPhp(root, () => {});
  runProgram(
    'php',
    // prettier-ignore
    [
      'maintenance/install.php',
      '--dbtype=sqlite',
      `--dbpath=${data}`,
      '--scriptpath=',
      `--server=${origin}`,
      '--pass=administrator1',
      '--skins=',
      'Test',
      'Admin',
    ],
    { cwd: root },
  );
  const edit = (title: string, text: string) => {
    runProgram('php', ['maintenance/edit.php', '--user=Admin', title], { cwd: root, input: text });
    return `${origin}/index.php?title=${title}`;
  };
  return {
    ways: [
      {
        name: 'MediaWiki, wikitext',
        paste: async () => edit('Plain', `${markup}\n\n[${LINK} Frost Keep]\n`),
      },
      {
        name: 'MediaWiki, $wgRawHtml',
        paste: async () => {
          appendFileSync(join(root, 'LocalSettings.php'), '\n$wgRawHtml = true;\n');
          return edit('Raw', `<html>${markup}${link}</html>`);
        },
      },
    ],
    stop,
  };
};
