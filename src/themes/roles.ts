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

/** Threat 9. */
export const LONGEST_VALUE = 4000;

/** `cli/theme/css-value.ts` checks values by their kind. */
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
  surface: { kind: 'color', text: "A widget's own ground." },
  raised: { kind: 'color', text: 'A card or tile on the ground.' },
  sunken: { kind: 'color', text: 'A well in the ground: inputs, picture holes, tracks.' },
  overlay: { kind: 'color', text: 'The backdrop of dialogs; has alpha.' },
  text: { kind: 'color', text: 'All that is read.' },
  muted: { kind: 'color', text: 'Less important text, and placeholders of inputs.' },
  heading: { kind: 'color', text: 'Headings.' },
  link: { kind: 'color', text: 'Links.' },
  linkHover: { kind: 'color', text: 'A link under the pointer.' },
  line: { kind: 'color', text: 'Divides; carries no meaning, so it need not stand out.' },
  edge: { kind: 'color', text: 'The dark outline of blocks (cards, tiles, panels); decorative.' },
  control: { kind: 'color', text: 'Border of a control, at least 3 on every plane.' },
  light: { kind: 'color', text: "The lit side of a raised plane's bevel, top and left." },
  dark: { kind: 'color', text: 'The shaded side, bottom and right.' },
  shadow: { kind: 'color', text: 'Hard drop shadow; has alpha.' },
  accent: {
    kind: 'color',
    text: "The theme's own colour on a plane: marks, progress, an active tab's line, icons; at least 3.",
  },
  focusInner: {
    kind: 'color',
    text: 'The inner tone of the focus ring: at least 9 to the outer one, so that one of them is seen on any background.',
  },
  focusOuter: { kind: 'color', text: 'The outer tone of the focus ring.' },
  star: { kind: 'color', text: 'A full star of a rating.' },
  starEmpty: { kind: 'color', text: 'A faint mark on a plane: the icon of an empty picture hole, an unset star.' },
  coin: { kind: 'color', text: 'The coin before an amount: its face. It or the outline is at least 3 on every plane.' },
  coinEdge: { kind: 'color', text: "The coin's outline." },
  shimmer: { kind: 'color', text: 'What is still loading.' },
  shimmerLight: { kind: 'color', text: 'The light that runs over what is still loading.' },
};

const texture: Roles<TextureRoles> = {
  surface: { kind: 'background', text: '`color.surface` with a faint pattern: panels, dialogs, banners.' },
  sunken: { kind: 'background', text: '`color.sunken` with a pattern: an empty picture hole, a track.' },
};

const band: Roles<BandRoles> = {
  background: { kind: 'background', text: 'The strip: a whole `background` value.' },
  text: { kind: 'color', text: 'On the strip.' },
  crest: { kind: 'background', text: 'A drawn edge above the text: a whole `background` value. No text lies on it.' },
  crestHeight: { kind: 'length', text: 'Height of the edge above, `0px` for none.' },
  foot: { kind: 'background', text: 'A drawn edge below the text: a whole `background` value. No text lies on it.' },
  footHeight: { kind: 'length', text: 'Height of the edge below, `0px` for none.' },
};

const button: Roles<ButtonRoles> = {
  surface: { kind: 'color', text: 'The fill.' },
  hover: { kind: 'color', text: 'The fill under the pointer.' },
  active: { kind: 'color', text: 'The fill while it is pressed.' },
  text: { kind: 'color', text: 'Proved on all three fills.' },
  light: { kind: 'color', text: 'Bevel, lit side.' },
  dark: { kind: 'color', text: 'Bevel, shaded side; also the thick foot.' },
  edge: { kind: 'color', text: 'The outline. It or the surface is at least 3 on every plane.' },
};

const disabled: Roles<DisabledRoles> = {
  surface: { kind: 'color', text: 'The fill.' },
  text: { kind: 'color', text: 'Proved at 4.5 like any other.' },
  line: { kind: 'color', text: 'The outline.' },
};

const label: Roles<LabelRoles> = {
  surface: { kind: 'color', text: 'The fill.' },
  text: { kind: 'color', text: 'On the fill.' },
};

const status: Roles<StatusRoles> = {
  text: { kind: 'color', text: 'Text and icon; on every plane and on `soft`.' },
  soft: { kind: 'color', text: 'The ground of a message.' },
  line: {
    kind: 'color',
    text: 'The bar or border that marks a message or an invalid input; at least 3 on every plane and on `soft`.',
  },
};

const promo: Roles<PromoRoles> = {
  background: { kind: 'background', text: 'A banner without a background of its own; a whole `background` value.' },
  plate: { kind: 'color', text: 'The opaque plate under the texts where the page gives its own picture or colour.' },
  text: { kind: 'color', text: 'On the background and on the plate.' },
  green: { kind: 'color', text: "A link's colour, on the background and on the plate." },
  orange: { kind: 'color', text: "A link's colour, on the background and on the plate." },
  red: { kind: 'color', text: "A link's colour, on the background and on the plate." },
};

const shape: Roles<ShapeRoles> = {
  line: { kind: 'length', text: 'Width of outlines and borders.' },
  bevel: { kind: 'length', text: 'Depth of a bevel.' },
  depth: { kind: 'length', text: "Depth of a button's foot and of a hard shadow: how far it travels when pressed." },
  notch: { kind: 'length', text: 'The step at the corners of badges.' },
};

const type: Roles<TypeRoles> = {
  heading: {
    kind: 'family',
    text: 'Headings, buttons, labels of controls. The pixel face first; the runtime registers it.',
  },
  body: { kind: 'family', text: 'Everything that is read.' },
  headingWeight: { kind: 'weight', text: 'Weight of headings, 1 to 1000.' },
  strongWeight: { kind: 'weight', text: 'Weight of what is strong in a text, 1 to 1000.' },
  small: { kind: 'size', text: "The smallest size, in em of the widget's base: 14 px at the usual setting." },
  medium: { kind: 'size', text: "The usual size, in em of the widget's base: 16 px at the usual setting." },
  large: { kind: 'size', text: "The third size, in em of the widget's base: 18 px at the usual setting." },
  title: { kind: 'size', text: "The fourth size, in em of the widget's base: 20 px at the usual setting." },
  headline: { kind: 'size', text: "The fifth size, in em of the widget's base: 24 px at the usual setting." },
  display: { kind: 'size', text: "The largest size, in em of the widget's base: 32 px at the usual setting." },
  headingLine: { kind: 'number', text: 'Line height of headings, without a unit.' },
  bodyLine: { kind: 'number', text: 'Line height of all that is read, without a unit.' },
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
  short: { kind: 'time', text: 'A press, a hover.' },
  medium: { kind: 'time', text: 'A panel, a fold.' },
  long: { kind: 'time', text: 'One round of what repeats: a shimmer, a spinner.' },
  step: { kind: 'easing', text: 'An easing by steps: few frames, as sprites move.' },
  slide: { kind: 'easing', text: 'The easing of what slides, by steps.' },
};

/** The contract as data, in its order and shape. Custom themes are checked against it, and `cobble theme` prints it. */
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
