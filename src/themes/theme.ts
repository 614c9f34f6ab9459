/**
 * Every value that a style may use. Styles read them from `theme` in `current.ts`.
 *
 * Rules for styles (all helpers are in `widgets/kit`):
 * - Layout: blocks on a 4 px grid, with square corners and flat colours. The outermost element has the class `base`.
 * - Backgrounds: a widget has `texture.surface` or `color.surface`. A card has `color.raised`,
 *   `--bevel: bevel(theme.color)` and an outline in `color.edge`. If visitors can press the card, it also has a hard
 *   shadow in `color.shadow`. Inputs, image boxes and tracks have `color.sunken` and the inverse bevel. The strip at a
 *   panel's head has the roles of `band`.
 * - Text: `text`, `muted` for less important text, `heading`, and the class `link`. All have enough contrast on
 *   surface, raised and sunken, and on the textures.
 * - Borders: `control` for controls, `line` for dividers.
 * - Buttons: the class `button`, with `buttonPrimary`, `buttonSecondary` or `buttonQuiet`.
 * - Focus: `base` renders the ring. An element with a bevel sets `--bevel` and `box-shadow: var(--bevel)`.
 * - Icons: 16 px or a multiple, in `currentColor`. Set `color` to a role with a contrast of 3: `accent`, `control` or
 *   `status.*.text`.
 * - Type: headings, buttons and the balance use `type.heading`, as `font: WEIGHT SIZE/LINE FACE`. Running text and
 *   prices use `type.body`. Sizes are in em and multiply when nested, so set them on the innermost elements.
 * - Forced colours remove backgrounds and shadows. Keep parts visible with a border or `currentColor`.
 *
 * Styles can't compute with values, which are CSS strings. Each derived value needs its own role (THM-3). `pairs.ts`
 * lists the checked contrasts. Colours are hex, `rgb()`, `hsl()` or `transparent`.
 */
export interface Theme {
  /** In lower case: `realms`. The theme's folder in the build has the same name. */
  readonly name: string;
  /** CSS `color-scheme`, for scroll bars and native controls: `light` or `dark`. */
  readonly scheme: 'light' | 'dark';
  readonly color: ColorRoles;
  readonly texture: TextureRoles;
  readonly band: BandRoles;
  readonly button: { readonly primary: ButtonRoles; readonly secondary: ButtonRoles; readonly quiet: ButtonRoles };
  readonly disabled: DisabledRoles;
  /** A prominent label, for example for a sale or the number of new messages. */
  readonly badge: LabelRoles;
  /** A discreet label, for example for a category over an image, or a tag. */
  readonly chip: LabelRoles;
  /** The selected item of a list, such as the current page. Its fill has a contrast of at least 3 with every plane. */
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
  /** Background of a widget. */
  readonly surface: string;
  /** Background of a card or tile on the surface. */
  readonly raised: string;
  /** Background of recessed areas: inputs, empty images, tracks. */
  readonly sunken: string;
  /** Backdrop of dialogs, with alpha. */
  readonly overlay: string;
  /** Body text. */
  readonly text: string;
  /** Secondary text, and placeholders of inputs. */
  readonly muted: string;
  /** Headings. */
  readonly heading: string;
  /** Links. */
  readonly link: string;
  /** Links under the pointer. */
  readonly linkHover: string;
  /** Dividers. Decorative, so without a minimum contrast. */
  readonly line: string;
  /** Dark outline of cards, tiles and panels. Decorative. */
  readonly edge: string;
  /** Border of controls. Contrast of at least 3 with every plane: `surface`, `raised` and `sunken`. */
  readonly control: string;
  /** Lit side of a raised plane's bevel: top and left. */
  readonly light: string;
  /** Shaded side of a raised plane's bevel: bottom and right. */
  readonly dark: string;
  /** Hard drop shadow, with alpha. */
  readonly shadow: string;
  /** The theme's accent: marks, progress, the active tab's line, icons. Contrast of at least 3 with every plane. */
  readonly accent: string;
  /**
   * Inner colour of the focus ring. Contrast of at least 9 with the outer one, so that the ring is visible on any
   * background.
   */
  readonly focusInner: string;
  /** Outer colour of the focus ring. */
  readonly focusOuter: string;
  /** Filled star of a rating. */
  readonly star: string;
  /** Empty star of a rating, and the icon of an empty image. */
  readonly starEmpty: string;
  /** The coin before an amount. It or its outline has a contrast of at least 3 with every plane. */
  readonly coin: string;
  /** Outline of the coin. */
  readonly coinEdge: string;
  /** Placeholder of loading content. */
  readonly shimmer: string;
  /** Highlight that moves over the placeholder of loading content. */
  readonly shimmerLight: string;
}

/**
 * Complete CSS `background` values: pattern layers, then the colour below them. Text must have enough contrast with all
 * their colours.
 */
export interface TextureRoles {
  /** `color.surface` with a faint pattern: panels, dialogs, banners. */
  readonly surface: string;
  /** `color.sunken` with a pattern: empty images, tracks. */
  readonly sunken: string;
}

/** The strip at the head of a panel, with the panel's name and close button: the most distinctive part of a theme. */
export interface BandRoles {
  /** Background of the strip: a complete CSS `background` value. */
  readonly background: string;
  /** Text on the strip. */
  readonly text: string;
  /** Ornament above the text: a complete CSS `background` value. It never contains text. */
  readonly crest: string;
  /** Height of the ornament above the text. `0px` for none. */
  readonly crestHeight: string;
  /** Ornament below the text: a complete CSS `background` value. It never contains text. */
  readonly foot: string;
  /** Height of the ornament below the text. `0px` for none. */
  readonly footHeight: string;
}

export interface ButtonRoles {
  /** Background. */
  readonly surface: string;
  /** Background under the pointer. */
  readonly hover: string;
  /** Background while pressed. */
  readonly active: string;
  /** Text. Its contrast is checked on all three backgrounds. */
  readonly text: string;
  /** Lit side of the bevel. */
  readonly light: string;
  /** Shaded side of the bevel, and the thick bottom edge. */
  readonly dark: string;
  /** Outline. It or the background has a contrast of at least 3 with every plane. */
  readonly edge: string;
}

/** Disabled controls. They are flat, without a bevel. */
export interface DisabledRoles {
  /** Background. */
  readonly surface: string;
  /** Text. Contrast of at least 4.5, as for enabled controls. */
  readonly text: string;
  /** Outline. */
  readonly line: string;
}

export interface LabelRoles {
  /** Background. */
  readonly surface: string;
  /** Text. */
  readonly text: string;
}

export interface StatusRoles {
  /** Text and icon. Their contrast is checked on every plane and on `soft`. */
  readonly text: string;
  /** Background of a message. */
  readonly soft: string;
  /** Bar or border of a message, or border of an invalid input. Contrast of at least 3 with every plane and `soft`. */
  readonly line: string;
}

/** A promo banner. Its links are green, orange or red (WGT-17). */
export interface PromoRoles {
  /** Background of a banner without one: a complete CSS `background` value. */
  readonly background: string;
  /** Opaque box behind the texts if the page sets an image or a colour. */
  readonly plate: string;
  /** Text. Its contrast is checked on the background and on the plate. */
  readonly text: string;
  /** Green links. Their contrast is checked on the background and on the plate. */
  readonly green: string;
  /** Orange links. Their contrast is checked on the background and on the plate. */
  readonly orange: string;
  /** Red links. Their contrast is checked on the background and on the plate. */
  readonly red: string;
}

export interface ShapeRoles {
  /** Width of outlines and borders. */
  readonly line: string;
  /** Width of a bevel. */
  readonly bevel: string;
  /** Height of a button's bottom edge and of a hard shadow, and how far a button moves when pressed. */
  readonly depth: string;
  /** Size of the step at the corners of badges. */
  readonly notch: string;
}

export interface TypeRoles {
  /** Font of headings, buttons and labels. The pixel font comes first; the runtime registers it. */
  readonly heading: string;
  /** Font of body text. */
  readonly body: string;
  /** Weight of headings, 1 to 1000. */
  readonly headingWeight: string;
  /** Weight of emphasised text, 1 to 1000. */
  readonly strongWeight: string;
  /** Smallest size, in em of the widget's base: 14 px by default. */
  readonly small: string;
  /** Body size, in em of the widget's base: 16 px by default. */
  readonly medium: string;
  /** Third size, in em of the widget's base: 18 px by default. */
  readonly large: string;
  /** Fourth size, in em of the widget's base: 20 px by default. */
  readonly title: string;
  /** Fifth size, in em of the widget's base: 24 px by default. */
  readonly headline: string;
  /** Largest size, in em of the widget's base: 32 px by default. */
  readonly display: string;
  /** Line height of headings, without a unit. */
  readonly headingLine: string;
  /** Line height of body text, without a unit. */
  readonly bodyLine: string;
}

/** Multiples of the grid's 4 px: `x3` is three cells, 12 px. */
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

/** Use motion only inside `@media (prefers-reduced-motion: no-preference)`. */
export interface MotionRoles {
  /** Duration of a press or hover. */
  readonly short: string;
  /** Duration of a panel or an accordion. */
  readonly medium: string;
  /** Duration of one cycle of a repeated animation: a shimmer, a spinner. */
  readonly long: string;
  /** Easing with few steps, like the frames of a sprite. */
  readonly step: string;
  /** Easing of sliding elements, in steps. */
  readonly slide: string;
}
