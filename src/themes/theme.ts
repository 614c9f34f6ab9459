/**
 * The theme contract: every value a style may place. A theme file gives all of them; `theme` in `current.ts` hands them
 * to styles.
 *
 * How to draw with it (all helpers are in `widgets/shared`)
 * - A block is the unit: a 4 px grid, square corners, flat planes. The outermost element has the class `base`, which
 * also resets what is inside.
 * - Planes: a widget stands on `texture.surface` or `color.surface`; cards lie on it in `color.raised` with `--bevel:
 * bevel(theme.color)`, an outline in
 *   `color.edge` and, where they can be pressed, a hard shadow in `color.shadow`; wells (inputs, picture holes, tracks)
 *   sink into `color.sunken` with the bevel
 *   turned round, `bevel({ light: theme.color.dark, dark: theme.color.light })`. `band` is the strong, patterned strip
 *   that names a panel: one a panel, at its head.
 * - Text is `text`, less important text `muted`, headings `heading`, links have the class `link`. All are proved on
 * surface, raised and sunken, and on the textures.
 * - A border that shows where a control is, is `control`; one that only divides is `line`.
 * - Buttons: the class `button` for the shape, and `buttonPrimary`, `buttonSecondary` or `buttonQuiet` for the colours
 * of all states.
 * - Focus: `base` draws it for everything focusable. An element with a bevel sets `--bevel` and `box-shadow:
 * var(--bevel)`, so that the ring is added to it.
 * - Icons (`icons/`, 16 px or a multiple) take the text's colour; give them a role proved at 3 or more: `accent`,
 * `control`, `status.*.text`.
 *   `Amount` draws the coin, `Rating` the stars; `notch` steps the corners of a label; `visuallyHidden` is text for
 *   screen readers alone.
 * - Type: headings, buttons and the balance in `type.heading`, best as `font: WEIGHT SIZE/LINE FACE`; all that is read,
 * and every price, in `type.body`.
 *   Sizes are in em and so multiply: set them on leaves.
 * - Forced colours drop backgrounds and shadows: what must be seen needs a border, or `currentColor`.
 *
 * Values are plain CSS texts. A style can place one, never compute with it (THM-3), so what is derived is a role of its
 * own. `pairs.ts` lists the pairs whose contrast is proved, for the eight and for anybody's own. Colours are hex,
 * `rgb()`, `hsl()` or `transparent`.
 */
export interface Theme {
  /** Lower case, as the folder in the build: `realms`. */
  readonly name: string;
  /** CSS `color-scheme`, for scroll bars and native controls: `light` or `dark`. */
  readonly scheme: string;
  readonly color: ColorRoles;
  readonly texture: TextureRoles;
  readonly band: BandRoles;
  readonly button: { readonly primary: ButtonRoles; readonly secondary: ButtonRoles; readonly quiet: ButtonRoles };
  /** Any control that can't be used: flat, no bevel. The text is proved at 4.5 like any other. */
  readonly disabled: { readonly surface: string; readonly text: string; readonly line: string };
  /** The loud label: a sale, a count of news. */
  readonly badge: LabelRoles;
  /** The calm label: a category over a picture, a tag. */
  readonly chip: LabelRoles;
  /**
   * What is chosen in a list: the current page, the picked skin, the slide's dot. The fill is proved at 3 against the
   * planes.
   */
  readonly selected: LabelRoles;
  readonly status: {
    readonly success: StatusRoles;
    readonly warning: StatusRoles;
    readonly danger: StatusRoles;
    readonly info: StatusRoles;
  };
  readonly promo: PromoRoles;
  readonly shape: ShapeRoles;
  readonly type: TypeRoles;
  readonly space: SpaceRoles;
  readonly motion: MotionRoles;
}

export interface ColorRoles {
  /** A widget's own ground. */
  readonly surface: string;
  /** A card or tile on the ground. */
  readonly raised: string;
  /** A well in the ground: inputs, picture holes, tracks. */
  readonly sunken: string;
  /** The backdrop of dialogs; has alpha. */
  readonly overlay: string;
  readonly text: string;
  /** Less important text, and placeholders of inputs. */
  readonly muted: string;
  readonly heading: string;
  readonly link: string;
  readonly linkHover: string;
  /** Divides; carries no meaning, so it need not stand out. */
  readonly line: string;
  /** The dark outline of blocks (cards, tiles, panels); decorative. */
  readonly edge: string;
  /** Border of a control, at least 3 on every plane. */
  readonly control: string;
  /** The lit side of a raised plane's bevel, top and left. */
  readonly light: string;
  /** The shaded side, bottom and right. */
  readonly dark: string;
  /** Hard drop shadow; has alpha. */
  readonly shadow: string;
  /** The theme's own colour on a plane: marks, progress, an active tab's line, icons; at least 3. */
  readonly accent: string;
  /** The two tones of the focus ring: at least 9 to each other, so that one of them is seen on any background. */
  readonly focusInner: string;
  readonly focusOuter: string;
  /** A full star of a rating. */
  readonly star: string;
  /** A faint mark on a plane: the icon of an empty picture hole, an unset star. */
  readonly starEmpty: string;
  /** The coin before an amount: its face, and its outline. One of them is at least 3 on every plane. */
  readonly coin: string;
  readonly coinEdge: string;
  /** The two tones of what is still loading. */
  readonly shimmer: string;
  readonly shimmerLight: string;
}

/**
 * Whole `background` values: layers, then the plane's colour. Text on them is proved against each colour named in them.
 */
export interface TextureRoles {
  /** `color.surface` with a faint pattern: panels, dialogs, banners. */
  readonly surface: string;
  /** `color.sunken` with a pattern: an empty picture hole, a track. */
  readonly sunken: string;
}

/** The strip at the head of a panel: its name, its close button. What tells the themes apart first. */
export interface BandRoles {
  /** A whole `background` value. */
  readonly background: string;
  readonly text: string;
  /**
   * A drawn edge above the text, and one below it: whole `background` values and their heights, `0px` for none. No text
   * lies on them.
   */
  readonly crest: string;
  readonly crestHeight: string;
  readonly foot: string;
  readonly footHeight: string;
}

export interface ButtonRoles {
  readonly surface: string;
  readonly hover: string;
  readonly active: string;
  /** Proved on all three. */
  readonly text: string;
  /** Bevel, lit side. */
  readonly light: string;
  /** Bevel, shaded side; also the thick foot. */
  readonly dark: string;
  /** The outline. It or the surface is at least 3 on every plane. */
  readonly edge: string;
}

export interface LabelRoles {
  readonly surface: string;
  readonly text: string;
}

export interface StatusRoles {
  /** Text and icon; on every plane and on `soft`. */
  readonly text: string;
  /** The ground of a message. */
  readonly soft: string;
  /** The bar or border that marks a message or an invalid input; at least 3 on every plane and on `soft`. */
  readonly line: string;
}

export interface PromoRoles {
  /** A banner without a background of its own; a whole `background` value. */
  readonly background: string;
  /** The opaque plate under the texts where the page gives its own picture or colour. */
  readonly plate: string;
  readonly text: string;
  /** Link colours (WGT-17), on the background and on the plate. */
  readonly green: string;
  readonly orange: string;
  readonly red: string;
}

export interface ShapeRoles {
  /** Width of outlines and borders. */
  readonly line: string;
  /** Depth of a bevel. */
  readonly bevel: string;
  /** Depth of a button's foot and of a hard shadow: how far it travels when pressed. */
  readonly depth: string;
  /** The step at the corners of badges. */
  readonly notch: string;
}

export interface TypeRoles {
  /** Headings, buttons, labels of controls. The pixel face first; the runtime registers it. */
  readonly heading: string;
  /** Everything that is read. */
  readonly body: string;
  readonly headingWeight: string;
  readonly strongWeight: string;
  /** Sizes in em of the widget's base, smallest to largest: 14, 16, 18, 20, 24 and 32 px at the usual setting. */
  readonly small: string;
  readonly medium: string;
  readonly large: string;
  readonly title: string;
  readonly headline: string;
  readonly display: string;
  /** Line heights, without a unit. */
  readonly headingLine: string;
  readonly bodyLine: string;
}

/** The 4 px grid: `x3` is three cells, 12 px. */
export interface SpaceRoles {
  readonly x1: string;
  readonly x2: string;
  readonly x3: string;
  readonly x4: string;
  readonly x5: string;
  readonly x6: string;
  readonly x8: string;
  readonly x12: string;
}

/** All motion goes under `@media (prefers-reduced-motion: no-preference)`. */
export interface MotionRoles {
  /** A press, a hover. */
  readonly short: string;
  /** A panel, a fold. */
  readonly medium: string;
  /** One round of what repeats: a shimmer, a spinner. */
  readonly long: string;
  /** Easings by steps: few frames, as sprites move. */
  readonly step: string;
  readonly slide: string;
}
