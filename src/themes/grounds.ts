import type { Color } from './parse-color';
import { parseColor } from './parse-color';
import { LONGEST_VALUE } from './roles';

/** Maximum colours to return. Each translucent colour doubles the number (threat 9). */
const MAX_SHOWN = 256;

/**
 * Returns every opaque colour that a `background` value can show, including all mixes of its translucent colours.
 *
 * @param under The opaque colours below the background
 * @throws TypeError for an unreadable colour, or for too many colours
 */
export function grounds(background: string, under: readonly Color[]): readonly Color[] {
  const found = colorsIn(background);
  const opaque = found.filter((color) => color[3] === 1);
  let shown: Color[] = opaque.length ? opaque : [...under];
  const translucent = found.filter((color) => color[3] > 0 && color[3] < 1);
  if (Math.max(shown.length, 1) * 2 ** translucent.length > MAX_SHOWN)
    throw new TypeError(
      `'${background}' can show more than ${MAX_SHOWN} colours, ${translucent.length} of them with alpha: remove some`,
    );
  // CSS lists the lowest layer last.
  for (const layer of translucent.reverse()) {
    shown = unique([...shown, ...shown.map((ground) => flatten(layer, ground))]);
  }
  return shown;
}

export function flatten(front: Color, ground: Color): Color {
  const alpha = front[3];
  const mix = (index: 0 | 1 | 2) => front[index] * alpha + ground[index] * (1 - alpha);
  return [mix(0), mix(1), mix(2), 1];
}

const COLORS = /#\w+|\b(?:rgb|hsl)a?\([^()]*\)|\b(?:transparent|black|white)\b/gi;
const KEYWORDS =
  /^(?:none|calc|min|max|to|from|at|top|right|bottom|left|center|(?:no-)?repeat(?:-[xy])?|round|space|cover|contain|auto|fixed|scroll|local|(?:border|padding|content)-box|circle|ellipse|(?:closest|farthest)-(?:side|corner)|(?:repeating-)?(?:linear|radial|conic)-gradient)$/i;

export function colorsIn(background: string): Color[] {
  if (background.length > LONGEST_VALUE)
    throw new TypeError(`a value is longer than ${LONGEST_VALUE} characters, the limit`);
  const rest = background.replace(COLORS, ' ').replace(/[-+]?(?:\d*\.)?\d+(?:%|[a-z]+)?/gi, ' ');
  const unknown = (rest.match(/[a-z][\w-]*/gi) ?? []).find((word) => !KEYWORDS.test(word));
  if (unknown)
    throw new TypeError(
      `'${unknown}' in '${background}' can't be read: use hex, rgb() or hsl() colours, without url() or var()`,
    );
  return unique(
    (background.match(COLORS) ?? []).map((text) => {
      const color = parseColor(text);
      if (!color) throw new TypeError(`'${text}' isn't a supported colour: use hex, rgb() or hsl()`);
      return color;
    }),
  );
}

function unique(colors: readonly Color[]): Color[] {
  return [...new Map(colors.map((color) => [color.join(), color])).values()];
}
