import { measures } from './measures';
import type { Theme } from './theme';

/** A stall at dusk: saturated violet planes, awning stripes, turquoise to buy with. */
export const marketplace: Theme = {
  ...measures,
  name: 'marketplace',
  scheme: 'dark',
  color: {
    surface: '#38206b',
    raised: '#492c86',
    sunken: '#27134f',
    overlay: '#150731d9',
    text: '#f7f2ff',
    muted: '#d2c3f2',
    heading: '#fff',
    link: '#6ff0dd',
    linkHover: '#c0fff5',
    line: '#6545a8',
    edge: '#1b0b3a',
    control: '#b79cf0',
    light: '#7350ba',
    dark: '#2f1a5d',
    shadow: '#1508318c',
    accent: '#2fdcc6',
    focusInner: '#12052b',
    focusOuter: '#b4fff3',
    star: '#ffd257',
    starEmpty: '#b79cf0',
    coin: '#ffd257',
    coinEdge: '#8a5200',
    shimmer: '#563799',
    shimmerLight: '#6d4bb5',
  },
  texture: {
    surface: 'repeating-linear-gradient(90deg,#ffffff08 0 16px,#fff0 16px 32px) #38206b',
    sunken: 'repeating-linear-gradient(90deg,#ffffff0d 0 16px,#fff0 16px 32px) #27134f',
  },
  band: {
    background:
      'repeating-linear-gradient(90deg,#5a35a8 0 24px,#6a44bd 24px 48px)',
    text: '#fff',
    crest: 'none',
    crestHeight: '0px',
    foot:
      'repeating-linear-gradient(90deg,#5a35a8 0 20px,#0000 20px 28px,#6a44bd 28px 44px,#0000 44px 52px) 0 4px/100% 4px no-repeat,linear-gradient(#2fdcc6 4px,#0000 0),#38206b',
    footHeight: '8px',
  },
  button: {
    primary: { surface: '#2fd6c1', hover: '#63ecda', active: '#1fb8a5', text: '#04302b', light: '#b2fff4', dark: '#0d7b6e', edge: '#1b0b3a' },
    secondary: { surface: '#6b41c2', hover: '#7a4fd3', active: '#5731a5', text: '#fff', light: '#9d79e8', dark: '#3c2080', edge: '#b79cf0' },
    quiet: { surface: 'transparent', hover: '#ffffff24', active: '#ffffff30', text: '#efe7ff', light: '#0000', dark: '#0006', edge: '#b79cf0' },
  },
  disabled: { surface: '#4b3a73', text: '#c9bce6', line: '#69569a' },
  badge: { surface: '#ffd257', text: '#2a1a00' },
  chip: { surface: '#27134f', text: '#b4fff3' },
  selected: { surface: '#2fdcc6', text: '#04302b' },
  status: {
    success: { text: '#97f0a8', soft: '#1b3a3a', line: '#5ccb7c' },
    warning: { text: '#ffdd7a', soft: '#45301f', line: '#e6b33d' },
    danger: { text: '#ffc2c0', soft: '#511a3b', line: '#ff7f84' },
    info: { text: '#b3dcff', soft: '#1f2f73', line: '#6fb3f2' },
  },
  promo: {
    background: 'repeating-linear-gradient(90deg,#4b2c91 0 24px,#553399 24px 48px)',
    plate: '#27134f',
    text: '#fff',
    green: '#97f0a8',
    orange: '#ffcf8f',
    red: '#ffc2c0',
  },
};
