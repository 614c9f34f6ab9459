import type { DownloadLinks, LatestVersion } from '../../../src/services/downloads/answers';
import type { downloadsRoutes } from '../../../src/services/downloads/routes';
import type { Handler } from '../http/call';

/** Each row: platform, title, file name, and size in megabytes. */
const platforms = [
  ['windows', 'Windows', 'game-setup.exe', 94],
  ['macos', 'macOS', 'game.dmg', 101],
  ['linux', 'Linux', 'game.tar.gz', 88],
  ['android', 'Android', 'game.apk', 240],
  ['ios', 'iPhone and iPad', 'game-ios', 310],
  ['xbox', 'Xbox', 'game-xbox', 1200],
  ['playstation', 'PlayStation', 'game-ps', 1250],
  ['switch', 'Switch', 'game-switch', 980],
] as const;

const links: Handler = ({ origin }) => {
  const body: DownloadLinks = {
    links: platforms.map(([platform, title, file, megabytes]) => ({
      platform,
      title,
      url: `${origin}/examples/pages/item.html?item=${file.replace(/\W+/g, '-')}`,
      fileName: file,
      size: megabytes * 1024 * 1024,
    })),
  };
  return { body };
};

const latest: Handler = () => {
  const body: LatestVersion = {
    version: '1.26.3',
    releaseDate: '2026-11-06',
    preview: { version: '1.27.0-preview.4', releaseDate: '2026-11-18' },
  };
  return { body };
};

/** MKT-11 */
export const downloadsCalls: Readonly<Record<keyof typeof downloadsRoutes, Handler>> = { links, latest };
