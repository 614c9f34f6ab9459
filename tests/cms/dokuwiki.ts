import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LINK } from './pieces';
import { startPhp } from './start-php';
import type { Setup, System } from './way';

export const dokuwiki = async ({ folder, markup, link }: Setup): Promise<System> => {
  const root = join(folder, 'dokuwiki');
  const own = { recursive: true, dereference: true, filter: (path: string) => existsSync(path) };
  cpSync('/usr/share/dokuwiki', root, own);
  cpSync('/etc/dokuwiki', join(root, 'conf'), own);
  for (const name of 'attic cache index locks log media media_attic media_meta meta pages tmp'.split(' '))
    mkdirSync(join(root, 'data', name), { recursive: true });
  writeFileSync(join(root, 'inc/preload.php'), `<?php define( 'DOKU_CONF', '${root}/conf/' );\n`);
  const configure = (htmlok: 0 | 1) =>
    writeFileSync(
      join(root, 'conf/local.php'),
      `<?php $conf['title'] = 'Test'; $conf['useacl'] = 0; $conf['savedir'] = '${root}/data'; $conf['htmlok'] = ${htmlok}; $conf['cachetime'] = -1;\n`,
    );
  const { origin, stop } = await startPhp(root, () => configure(0));
  const edit = (page: string, text: string) => {
    writeFileSync(join(root, 'data/pages', `${page}.txt`), text);
    return `${origin}/doku.php?id=${page}`;
  };
  return {
    ways: [
      { name: 'DokuWiki, wikitext', paste: async () => edit('plain', `${markup}\n\n[[${LINK}|Frost Keep]]\n`) },
      {
        name: 'DokuWiki, htmlok',
        paste: async () => {
          configure(1);
          return edit('raw', `<HTML>\n${markup}${link}\n</HTML>`);
        },
      },
    ],
    stop,
  };
};
