import type { Skin } from '../../../services/profile/answers';
import { safeUrl } from '../../../widgets/kit/safe-url';
import type { TextureItem } from './texture-grid';

export type TextureList = readonly Skin[];

export const textureItems = (list: TextureList | null, unnamed: string): TextureItem[] =>
  (list ?? []).map(({ id, alias, url, state, variant }, index) => ({
    id: id || `${index}`,
    name: alias || unnamed.replace('{number}', `${index + 1}`),
    url: safeUrl(url),
    active: is(state, 'ACTIVE'),
    slim: is(variant, 'SLIM'),
  }));

/** Ignores case, because the service's values are undocumented. */
const is = (value: string | undefined, word: string) => value?.toUpperCase() === word;
