import type { State } from '../state/state';
import { capePicture } from './cape-picture';
import { itemPicture } from './item-picture';
import { playerPicture } from './player-picture';
import { skinPicture } from './skin-picture';

export interface Drawn {
  readonly type: 'image/svg+xml' | 'image/png';
  readonly file: string | Buffer;
}

const png = (file: Buffer): Drawn => ({ type: 'image/png', file });
const MAX_SIZE = 1024;

/**
 * Draws `/__sandbox/pictures/KIND/NAME.svg` or `.png`. KIND is `item`, `story`, `skin`, `skin-slim`, `cape` or
 * `player`. `w` and `h` are the size of a player's image, 64 by default.
 *
 * @param path the decoded path below `/__sandbox/pictures/`
 * @returns undefined for an unknown path
 */
export const drawPicture = ({ seed, items }: State, path: string, query: URLSearchParams): Drawn | undefined => {
  const [, kind, name = '', ending] = /^([a-z-]+)\/([^/]+)\.(svg|png)$/.exec(path) ?? [];
  const sizeOf = (parameter: string) => Math.min(Math.max(Math.floor(Number(query.get(parameter))) || 64, 1), MAX_SIZE);
  switch (`${kind}.${ending}`) {
    case 'item.svg': {
      // The names SLUG-a to SLUG-c stand for an item's screenshots.
      const item = items.find(({ slug }) => slug === name || slug === name.replace(/-[abc]$/, ''));
      return item && { type: 'image/svg+xml', file: itemPicture(seed, name, item) };
    }
    case 'story.svg':
      return { type: 'image/svg+xml', file: itemPicture(seed, name, { category: 'mashup', tags: [] }) };
    case 'skin.png':
      return png(skinPicture(seed, name, false));
    case 'skin-slim.png':
      return png(skinPicture(seed, name, true));
    case 'cape.png':
      return png(capePicture(seed, name));
    case 'player.png':
      return png(playerPicture(seed, name, sizeOf('w'), sizeOf('h')));
    default:
      return undefined;
  }
};
