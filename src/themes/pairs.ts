/** One thing that must be seen against another. */
export interface Pair {
  /** What a reader would call it: in messages. */
  readonly what: string;
  /** Roles of the theme, by path. One of them must stand out: a control is seen by its fill or by its outline. */
  readonly front: readonly string[];
  /** Roles behind it; each is tried. A role that is a whole `background` counts with every colour in it. */
  readonly back: readonly string[];
  /** WCAG 2.2 contrast ratio: 4.5 for text (1.4.3), 3 for controls, icons and focus (1.4.11). */
  readonly least: number;
}

const text = 4.5;
const shape = 3;
const planes = ['color.surface', 'color.raised', 'color.sunken'];
const grounds = [...planes, 'texture.surface', 'texture.sunken'];
const statuses = ['success', 'warning', 'danger', 'info'];

/**
 * Every pair whose contrast is proved for the eight themes and for custom ones. A new role that is read or used as a
 * mark belongs here.
 */
export const pairs: readonly Pair[] = [
  ...['text', 'muted', 'heading', 'link', 'linkHover'].map((role) => pair(role, [`color.${role}`], grounds, text)),
  pair('control border', ['color.control'], planes, shape),
  pair('accent', ['color.accent'], planes, shape),
  pair('rating star', ['color.star'], planes, shape),
  pair('empty rating star', ['color.starEmpty'], planes, shape),
  pair('coin', ['color.coin', 'color.coinEdge'], planes, shape),
  // Square root of 9: whatever lies behind, one of the two tones has 3 to it.
  pair('focus ring, its two tones', ['color.focusOuter'], ['color.focusInner'], 9),
  pair(
    'focus ring',
    ['color.focusOuter', 'color.focusInner'],
    [...grounds, 'band.background', 'promo.background'],
    shape,
  ),
  pair('band text', ['band.text'], ['band.background'], text),
  ...['primary', 'secondary', 'quiet'].flatMap((variant) => [
    pair(
      `${variant} button text`,
      [`button.${variant}.text`],
      [`button.${variant}.surface`, `button.${variant}.hover`, `button.${variant}.active`],
      text,
    ),
    pair(`${variant} button against the plane`, [`button.${variant}.surface`, `button.${variant}.edge`], planes, shape),
  ]),
  pair('disabled text', ['disabled.text'], ['disabled.surface'], text),
  ...['badge', 'chip', 'selected'].map((label) => pair(`${label} text`, [`${label}.text`], [`${label}.surface`], text)),
  pair('selected fill', ['selected.surface'], planes, shape),
  ...statuses.flatMap((status) => [
    pair(`${status} text`, [`status.${status}.text`], [...planes, `status.${status}.soft`], text),
    pair(`${status} mark`, [`status.${status}.line`], [...planes, `status.${status}.soft`], shape),
  ]),
  ...['text', 'green', 'orange', 'red'].map((role) =>
    pair(`promo ${role}`, [`promo.${role}`], ['promo.background', 'promo.plate'], text),
  ),
];

function pair(what: string, front: readonly string[], back: readonly string[], least: number): Pair {
  return { what, front, back, least };
}
