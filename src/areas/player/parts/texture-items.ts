import type { Skin } from '../../../services/profile/answers';
import { safeUrl } from '../../../widgets/kit/safe-url';
import type { TextureItem } from './texture-grid';

/** Skins or capes, as the service lists them. */
export type TextureList = readonly Skin[];

/** Skins or capes as the grid takes them, each with an id and a name. */
export const textureItems = (list: TextureList | null, unnamed: string): TextureItem[] =>
  (list ?? []).map(({ id, alias, url, state, variant }, index) => ({
    id: id || `${index}`,
    name: alias || unnamed.replace('{number}', `${index + 1}`),
    url: safeUrl(url),
    active: is(state, 'ACTIVE'),
    slim: is(variant, 'SLIM'),
  }));

/** The values are nowhere written down: any case will do. */
const is = (value: string | undefined, word: string) => value?.toUpperCase() === word;
