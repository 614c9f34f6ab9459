export interface Pair {
  readonly what: string;
  /** Roles such as a control's fill and outline. At least one must have enough contrast. */
  readonly front: readonly string[];
  /** `front` must have enough contrast on every colour of these backgrounds. */
  readonly back: readonly string[];
  /** The required contrast (WCAG 2.2): 4.5 for text (1.4.3), 3 for controls, icons and focus (1.4.11). */
  readonly least: number;
}

const TEXT_RATIO = 4.5;
const MARK_RATIO = 3;
const planes = ['color.surface', 'color.raised', 'color.sunken'];
const grounds = [...planes, 'texture.surface', 'texture.sunken'];
const statuses = ['success', 'warning', 'danger', 'info'];

export const pairs: readonly Pair[] = [
  ...['text', 'muted', 'heading', 'link', 'linkHover'].map((role) =>
    pair(role, [`color.${role}`], grounds, TEXT_RATIO),
  ),
  pair('control border', ['color.control'], planes, MARK_RATIO),
  pair('accent', ['color.accent'], planes, MARK_RATIO),
  pair('rating star', ['color.star'], planes, MARK_RATIO),
  pair('empty rating star', ['color.starEmpty'], planes, MARK_RATIO),
  pair('coin', ['color.coin', 'color.coinEdge'], planes, MARK_RATIO),
  // If two tones have a contrast of 9, one of them has at least 3 (the square root of 9) on any background.
  pair('focus ring, its two tones', ['color.focusOuter'], ['color.focusInner'], 9),
  pair(
    'focus ring',
    ['color.focusOuter', 'color.focusInner'],
    [...grounds, 'band.background', 'promo.background'],
    MARK_RATIO,
  ),
  pair('band text', ['band.text'], ['band.background'], TEXT_RATIO),
  ...['primary', 'secondary', 'quiet'].flatMap((variant) => [
    pair(
      `${variant} button text`,
      [`button.${variant}.text`],
      [`button.${variant}.surface`, `button.${variant}.hover`, `button.${variant}.active`],
      TEXT_RATIO,
    ),
    pair(
      `${variant} button against the plane`,
      [`button.${variant}.surface`, `button.${variant}.edge`],
      planes,
      MARK_RATIO,
    ),
  ]),
  pair('disabled text', ['disabled.text'], ['disabled.surface'], TEXT_RATIO),
  ...['badge', 'chip', 'selected'].map((label) =>
    pair(`${label} text`, [`${label}.text`], [`${label}.surface`], TEXT_RATIO),
  ),
  pair('selected fill', ['selected.surface'], planes, MARK_RATIO),
  ...statuses.flatMap((status) => [
    pair(`${status} text`, [`status.${status}.text`], [...planes, `status.${status}.soft`], TEXT_RATIO),
    pair(`${status} mark`, [`status.${status}.line`], [...planes, `status.${status}.soft`], MARK_RATIO),
  ]),
  ...['text', 'green', 'orange', 'red'].map((role) =>
    pair(`promo ${role}`, [`promo.${role}`], ['promo.background', 'promo.plate'], TEXT_RATIO),
  ),
];

function pair(what: string, front: readonly string[], back: readonly string[], least: number): Pair {
  return { what, front, back, least };
}
