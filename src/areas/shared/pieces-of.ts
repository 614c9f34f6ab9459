import { safeUrl } from '../../widgets/shared/safe-url';
import { toText } from './to-text';
import type { Piece } from './wardrobe';

/** What is sound in a list of skins or capes; the rest of a hostile or broken answer is left out. */
export const piecesOf = (list: unknown, unnamed: string): Piece[] =>
  (Array.isArray(list) ? list : []).flatMap(
    (one: Readonly<Record<'id' | 'alias' | 'url' | 'state' | 'variant', unknown>> | null, index) =>
      one && typeof one === 'object'
        ? [
            {
              id: toText(one.id) ?? String(index),
              name:
                typeof one.alias === 'string' && one.alias ? one.alias : unnamed.replace('{number}', String(index + 1)),
              url: typeof one.url === 'string' ? safeUrl(one.url) : undefined,
              active: is(one.state, 'ACTIVE'),
              slim: is(one.variant, 'SLIM'),
            },
          ]
        : [],
  );

/** The values are nowhere written down: any case will do. */
const is = (value: unknown, word: string) => toText(value)?.toUpperCase() === word;
