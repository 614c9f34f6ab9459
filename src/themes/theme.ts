/**
 * The theme contract: every value that a style may use. A theme file sets all of them. Styles read them from `theme` in
 * `current.ts`.
 *
 * How to style with it (all helpers are in `widgets/kit`)
 * - Blocks: a 4 px grid, square corners, flat planes. The outermost element has the class `base`.
 * - Planes: a widget's ground is `texture.surface` or `color.surface`. Cards are `color.raised` with `--bevel:
 *   bevel(theme.color)`, an outline in `color.edge` and, if they can be pressed, a hard shadow in `color.shadow`.
 *   Inputs, image boxes and tracks are `color.sunken` with the inverse bevel. `band` is the strip at a panel's head.
 * - Text: `text`, `muted` if less important, `heading`, and the class `link`. All have enough contrast on surface,
 *   raised and sunken, and on the textures.
 * - Borders: `control` for a control, `line` for a mere divider.
 * - Buttons: the class `button`, with `buttonPrimary`, `buttonSecondary` or `buttonQuiet`.
 * - Focus: `base` renders the ring. With a bevel, set `--bevel` and `box-shadow: var(--bevel)`.
 * - Icons (16 px or a multiple) have the text's colour, which needs a contrast of 3: `accent`, `control`,
 *   `status.*.text`. `Amount` renders the coin, `Rating` the stars.
 * - Type: headings, buttons and the balance in `type.heading`, as `font: WEIGHT SIZE/LINE FACE`; running text and prices
 *   in `type.body`. Sizes are in em and multiply when nested, so set them on the innermost elements.
 * - Forced colours remove backgrounds and shadows. Keep parts visible by a border or `currentColor`.
 *
 * A style can't compute with values, which are plain CSS texts, so a derived value is a role of its own (THM-3).
 * `pairs.ts` lists the checked contrasts. Colours are hex, `rgb()`, `hsl()` or `transparent`.
 */
export interface Theme {
  /** Lower case, as the folder in the build: `realms`. */
  readonly name: string;
  /** CSS `color-scheme`, for scroll bars and native controls. */
  readonly scheme: 'light' | 'dark';
  readonly color: ColorRoles;
  readonly texture: TextureRoles;
  readonly band: BandRoles;
  readonly button: { readonly primary: ButtonRoles; readonly secondary: ButtonRoles; readonly quiet: ButtonRoles };
  readonly disabled: DisabledRoles;
  /** The loud label: a sale, a count of news. */
  readonly badge: LabelRoles;
  /** The calm label: a category over a picture, a tag. */
  readonly chip: LabelRoles;
  /** The selected item of a list: the current page, the chosen skin. The fill has a contrast of 3 to the planes. */
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
  /** All that is read. */
  readonly text: string;
  /** Less important text, and placeholders of inputs. */
  readonly muted: string;
  /** Headings. */
  readonly heading: string;
  /** Links. */
  readonly link: string;
  /** A link under the pointer. */
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
  /** The inner tone of the focus ring: at least 9 to the outer one, so that one of them is seen on any background. */
  readonly focusInner: string;
  /** The outer tone of the focus ring. */
  readonly focusOuter: string;
  /** A full star of a rating. */
  readonly star: string;
  /** A faint mark on a plane: the icon of an empty picture hole, an unset star. */
  readonly starEmpty: string;
  /** The coin before an amount: its face. It or the outline is at least 3 on every plane. */
  readonly coin: string;
  /** The coin's outline. */
  readonly coinEdge: string;
  /** What is still loading. */
  readonly shimmer: string;
  /** The light that runs over what is still loading. */
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

/** The strip at the head of a panel, with its name and close button: the most distinctive part of a theme. */
export interface BandRoles {
  /** The strip: a whole `background` value. */
  readonly background: string;
  /** On the strip. */
  readonly text: string;
  /** A drawn edge above the text: a whole `background` value. No text lies on it. */
  readonly crest: string;
  /** Height of the edge above, `0px` for none. */
  readonly crestHeight: string;
  /** A drawn edge below the text: a whole `background` value. No text lies on it. */
  readonly foot: string;
  /** Height of the edge below, `0px` for none. */
  readonly footHeight: string;
}

export interface ButtonRoles {
  /** The fill. */
  readonly surface: string;
  /** The fill under the pointer. */
  readonly hover: string;
  /** The fill while it is pressed. */
  readonly active: string;
  /** Proved on all three fills. */
  readonly text: string;
  /** Bevel, lit side. */
  readonly light: string;
  /** Bevel, shaded side; also the thick foot. */
  readonly dark: string;
  /** The outline. It or the surface is at least 3 on every plane. */
  readonly edge: string;
}

/** Any control that can't be used: flat, no bevel. */
export interface DisabledRoles {
  /** The fill. */
  readonly surface: string;
  /** Proved at 4.5 like any other. */
  readonly text: string;
  /** The outline. */
  readonly line: string;
}

export interface LabelRoles {
  /** The fill. */
  readonly surface: string;
  /** On the fill. */
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

/** A banner. Its link colours are those of WGT-17. */
export interface PromoRoles {
  /** A banner without a background of its own; a whole `background` value. */
  readonly background: string;
  /** The opaque plate under the texts where the page gives its own picture or colour. */
  readonly plate: string;
  /** On the background and on the plate. */
  readonly text: string;
  /** A link's colour, on the background and on the plate. */
  readonly green: string;
  /** A link's colour, on the background and on the plate. */
  readonly orange: string;
  /** A link's colour, on the background and on the plate. */
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
  /** Weight of headings, 1 to 1000. */
  readonly headingWeight: string;
  /** Weight of what is strong in a text, 1 to 1000. */
  readonly strongWeight: string;
  /** The smallest size, in em of the widget's base: 14 px at the usual setting. */
  readonly small: string;
  /** The usual size, in em of the widget's base: 16 px at the usual setting. */
  readonly medium: string;
  /** The third size, in em of the widget's base: 18 px at the usual setting. */
  readonly large: string;
  /** The fourth size, in em of the widget's base: 20 px at the usual setting. */
  readonly title: string;
  /** The fifth size, in em of the widget's base: 24 px at the usual setting. */
  readonly headline: string;
  /** The largest size, in em of the widget's base: 32 px at the usual setting. */
  readonly display: string;
  /** Line height of headings, without a unit. */
  readonly headingLine: string;
  /** Line height of all that is read, without a unit. */
  readonly bodyLine: string;
}

/** The 4 px grid: `x3` is three cells, 12 px. */
export interface SpaceRoles {
  /** 4 px: 1 cell of the grid. */
  readonly x1: string;
  /** 8 px: 2 cells of the grid. */
  readonly x2: string;
  /** 12 px: 3 cells of the grid. */
  readonly x3: string;
  /** 16 px: 4 cells of the grid. */
  readonly x4: string;
  /** 20 px: 5 cells of the grid. */
  readonly x5: string;
  /** 24 px: 6 cells of the grid. */
  readonly x6: string;
  /** 32 px: 8 cells of the grid. */
  readonly x8: string;
  /** 48 px: 12 cells of the grid. */
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
  /** An easing by steps: few frames, as sprites move. */
  readonly step: string;
  /** The easing of what slides, by steps. */
  readonly slide: string;
}
