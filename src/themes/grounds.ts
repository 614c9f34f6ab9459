import { LONGEST_VALUE } from './longest-value';
import type { Color } from './parse-color';
import { parseColor } from './parse-color';

/** Each colour with alpha doubles them: more are no background that anybody made (threat 9). */
const MOST_SHOWN = 256;

/**
 * The opaque colours that a `background` value can show: each colour in it, and, where one has alpha, what it makes of
 * the colours that may lie under it (also several layers deep). A value that is nowhere opaque is laid over `under`.
 * @param under opaque colours.
 * @throws {TypeError} naming a colour that can't be read, or where there are very many.
 */
export function grounds(background: string, under: readonly Color[]): readonly Color[] {
  const found = colorsIn(background);
  const opaque = found.filter((color) => color[3] === 1);
  let shown: Color[] = opaque.length ? opaque : [...under];
  const veils = found.filter((color) => color[3] > 0 && color[3] < 1);
  if (Math.max(shown.length, 1) * 2 ** veils.length > MOST_SHOWN)
    throw new TypeError(
      `'${background}' can show more than ${MOST_SHOWN} colours, ${veils.length} of those in it with alpha: take some out`,
    );
  // The last layer named lies deepest.
  for (const veil of veils.reverse()) {
    shown = unique([...shown, ...shown.map((ground) => flatten(veil, ground))]);
  }
  return shown;
}

/** `front` as it looks on the opaque `ground`. */
export function flatten(front: Color, ground: Color): Color {
  const alpha = front[3];
  const mix = (index: 0 | 1 | 2) => front[index] * alpha + ground[index] * (1 - alpha);
  return [mix(0), mix(1), mix(2), 1];
}

const colour = /#\w+|\b(?:rgb|hsl)a?\([^()]*\)|\b(?:transparent|black|white)\b/gi;
/** The words of a `background` that are no colours. */
const other =
  /^(?:none|calc|min|max|to|from|at|top|right|bottom|left|center|(?:no-)?repeat(?:-[xy])?|round|space|cover|contain|auto|fixed|scroll|local|(?:border|padding|content)-box|circle|ellipse|(?:closest|farthest)-(?:side|corner)|(?:repeating-)?(?:linear|radial|conic)-gradient)$/i;

/** The colours that a `background` value names, each once, in order. */
export function colorsIn(background: string): Color[] {
  if (background.length > LONGEST_VALUE)
    throw new TypeError(`a value of over ${LONGEST_VALUE} characters can't be read`);
  const rest = background.replace(colour, ' ').replace(/[-+]?(?:\d*\.)?\d+(?:%|[a-z]+)?/gi, ' ');
  const unknown = (rest.match(/[a-z][\w-]*/gi) ?? []).find((word) => !other.test(word));
  if (unknown)
    throw new TypeError(
      `'${unknown}' in '${background}' can't be read: write colours as hex, rgb() or hsl(), and no url() or var()`,
    );
  return unique(
    (background.match(colour) ?? []).map((text) => {
      const color = parseColor(text);
      if (!color) throw new TypeError(`'${text}' is no colour that can be read: write it as hex, rgb() or hsl()`);
      return color;
    }),
  );
}

function unique(colors: readonly Color[]): Color[] {
  return [...new Map(colors.map((color) => [color.join(), color])).values()];
}
