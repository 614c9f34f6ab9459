import type {
  BandRoles,
  ButtonRoles,
  ColorRoles,
  DisabledRoles,
  LabelRoles,
  MotionRoles,
  PromoRoles,
  ShapeRoles,
  SpaceRoles,
  StatusRoles,
  TextureRoles,
  Theme,
  TypeRoles,
} from './theme';

/** Maximum characters of a role's value (threat 9). */
export const LONGEST_VALUE = 4000;

/** `cli/theme/css-value.ts` checks a role's value by its kind. */
export type RoleKind =
  | 'scheme'
  | 'color'
  | 'background'
  | 'length'
  | 'size'
  | 'family'
  | 'weight'
  | 'number'
  | 'time'
  | 'easing';

export interface Role {
  readonly kind: RoleKind;
  readonly text: string;
}

type Roles<T> = { readonly [K in keyof T]: T[K] extends string ? Role : Roles<T[K]> };

const color: Roles<ColorRoles> = {
  surface: { kind: 'color', text: 'Background of a widget.' },
  raised: { kind: 'color', text: 'Background of a card or tile on the surface.' },
  sunken: { kind: 'color', text: 'Background of recessed areas: inputs, empty images, tracks.' },
  overlay: { kind: 'color', text: 'Backdrop of dialogs, with alpha.' },
  text: { kind: 'color', text: 'Body text.' },
  muted: { kind: 'color', text: 'Secondary text, and placeholders of inputs.' },
  heading: { kind: 'color', text: 'Headings.' },
  link: { kind: 'color', text: 'Links.' },
  linkHover: { kind: 'color', text: 'Links under the pointer.' },
  line: { kind: 'color', text: 'Dividers. Decorative, so without a minimum contrast.' },
  edge: { kind: 'color', text: 'Dark outline of cards, tiles and panels. Decorative.' },
  control: {
    kind: 'color',
    text: 'Border of controls. Contrast of at least 3 with every plane: `surface`, `raised` and `sunken`.',
  },
  light: { kind: 'color', text: "Lit side of a raised plane's bevel: top and left." },
  dark: { kind: 'color', text: "Shaded side of a raised plane's bevel: bottom and right." },
  shadow: { kind: 'color', text: 'Hard drop shadow, with alpha.' },
  accent: {
    kind: 'color',
    text: "The theme's accent: marks, progress, the active tab's line, icons. Contrast of at least 3 with every plane.",
  },
  focusInner: {
    kind: 'color',
    text: 'Inner colour of the focus ring. Contrast of at least 9 with the outer one, so that the ring is visible on any background.',
  },
  focusOuter: { kind: 'color', text: 'Outer colour of the focus ring.' },
  star: { kind: 'color', text: 'Filled star of a rating.' },
  starEmpty: { kind: 'color', text: 'Empty star of a rating, and the icon of an empty image.' },
  coin: {
    kind: 'color',
    text: 'The coin before an amount. It or its outline has a contrast of at least 3 with every plane.',
  },
  coinEdge: { kind: 'color', text: 'Outline of the coin.' },
  shimmer: { kind: 'color', text: 'Placeholder of loading content.' },
  shimmerLight: { kind: 'color', text: 'Highlight that moves over the placeholder of loading content.' },
};

const texture: Roles<TextureRoles> = {
  surface: { kind: 'background', text: '`color.surface` with a faint pattern: panels, dialogs, banners.' },
  sunken: { kind: 'background', text: '`color.sunken` with a pattern: empty images, tracks.' },
};

const band: Roles<BandRoles> = {
  background: { kind: 'background', text: 'Background of the strip: a complete CSS `background` value.' },
  text: { kind: 'color', text: 'Text on the strip.' },
  crest: {
    kind: 'background',
    text: 'Ornament above the text: a complete CSS `background` value. It never contains text.',
  },
  crestHeight: { kind: 'length', text: 'Height of the ornament above the text. `0px` for none.' },
  foot: {
    kind: 'background',
    text: 'Ornament below the text: a complete CSS `background` value. It never contains text.',
  },
  footHeight: { kind: 'length', text: 'Height of the ornament below the text. `0px` for none.' },
};

const button: Roles<ButtonRoles> = {
  surface: { kind: 'color', text: 'Background.' },
  hover: { kind: 'color', text: 'Background under the pointer.' },
  active: { kind: 'color', text: 'Background while pressed.' },
  text: { kind: 'color', text: 'Text. Its contrast is checked on all three backgrounds.' },
  light: { kind: 'color', text: 'Lit side of the bevel.' },
  dark: { kind: 'color', text: 'Shaded side of the bevel, and the thick bottom edge.' },
  edge: { kind: 'color', text: 'Outline. It or the background has a contrast of at least 3 with every plane.' },
};

const disabled: Roles<DisabledRoles> = {
  surface: { kind: 'color', text: 'Background.' },
  text: { kind: 'color', text: 'Text. Contrast of at least 4.5, as for enabled controls.' },
  line: { kind: 'color', text: 'Outline.' },
};

const label: Roles<LabelRoles> = {
  surface: { kind: 'color', text: 'Background.' },
  text: { kind: 'color', text: 'Text.' },
};

const status: Roles<StatusRoles> = {
  text: { kind: 'color', text: 'Text and icon. Their contrast is checked on every plane and on `soft`.' },
  soft: { kind: 'color', text: 'Background of a message.' },
  line: {
    kind: 'color',
    text: 'Bar or border of a message, or border of an invalid input. Contrast of at least 3 with every plane and `soft`.',
  },
};

const promo: Roles<PromoRoles> = {
  background: { kind: 'background', text: 'Background of a banner without one: a complete CSS `background` value.' },
  plate: { kind: 'color', text: 'Opaque box behind the texts if the page sets an image or a colour.' },
  text: { kind: 'color', text: 'Text. Its contrast is checked on the background and on the plate.' },
  green: { kind: 'color', text: 'Green links. Their contrast is checked on the background and on the plate.' },
  orange: { kind: 'color', text: 'Orange links. Their contrast is checked on the background and on the plate.' },
  red: { kind: 'color', text: 'Red links. Their contrast is checked on the background and on the plate.' },
};

const shape: Roles<ShapeRoles> = {
  line: { kind: 'length', text: 'Width of outlines and borders.' },
  bevel: { kind: 'length', text: 'Width of a bevel.' },
  depth: {
    kind: 'length',
    text: "Height of a button's bottom edge and of a hard shadow, and how far a button moves when pressed.",
  },
  notch: { kind: 'length', text: 'Size of the step at the corners of badges.' },
};

const type: Roles<TypeRoles> = {
  heading: {
    kind: 'family',
    text: 'Font of headings, buttons and labels. The pixel font comes first; the runtime registers it.',
  },
  body: { kind: 'family', text: 'Font of body text.' },
  headingWeight: { kind: 'weight', text: 'Weight of headings, 1 to 1000.' },
  strongWeight: { kind: 'weight', text: 'Weight of emphasised text, 1 to 1000.' },
  small: { kind: 'size', text: "Smallest size, in em of the widget's base: 14 px by default." },
  medium: { kind: 'size', text: "Body size, in em of the widget's base: 16 px by default." },
  large: { kind: 'size', text: "Third size, in em of the widget's base: 18 px by default." },
  title: { kind: 'size', text: "Fourth size, in em of the widget's base: 20 px by default." },
  headline: { kind: 'size', text: "Fifth size, in em of the widget's base: 24 px by default." },
  display: { kind: 'size', text: "Largest size, in em of the widget's base: 32 px by default." },
  headingLine: { kind: 'number', text: 'Line height of headings, without a unit.' },
  bodyLine: { kind: 'number', text: 'Line height of body text, without a unit.' },
};

const space: Roles<SpaceRoles> = {
  x1: { kind: 'length', text: '4 px: 1 cell of the grid.' },
  x2: { kind: 'length', text: '8 px: 2 cells of the grid.' },
  x3: { kind: 'length', text: '12 px: 3 cells of the grid.' },
  x4: { kind: 'length', text: '16 px: 4 cells of the grid.' },
  x5: { kind: 'length', text: '20 px: 5 cells of the grid.' },
  x6: { kind: 'length', text: '24 px: 6 cells of the grid.' },
  x8: { kind: 'length', text: '32 px: 8 cells of the grid.' },
  x12: { kind: 'length', text: '48 px: 12 cells of the grid.' },
};

const motion: Roles<MotionRoles> = {
  short: { kind: 'time', text: 'Duration of a press or hover.' },
  medium: { kind: 'time', text: 'Duration of a panel or an accordion.' },
  long: { kind: 'time', text: 'Duration of one cycle of a repeated animation: a shimmer, a spinner.' },
  step: { kind: 'easing', text: 'Easing with few steps, like the frames of a sprite.' },
  slide: { kind: 'easing', text: 'Easing of sliding elements, in steps.' },
};

/** The theme contract as data, in the order and shape of `Theme`. The CLI checks custom themes against it. */
export const roles: Roles<Omit<Theme, 'name'>> = {
  scheme: { kind: 'scheme', text: 'CSS `color-scheme`, for scroll bars and native controls: `light` or `dark`.' },
  color,
  texture,
  band,
  button: { primary: button, secondary: button, quiet: button },
  disabled,
  badge: label,
  chip: label,
  selected: label,
  status: { success: status, warning: status, danger: status, info: status },
  promo,
  shape,
  type,
  space,
  motion,
};
