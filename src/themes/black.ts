import { measures } from './measures';
import type { Theme } from './theme';

/** Obsidian: near-black glass with hard white edges and white buttons. */
export const black: Theme = {
  ...measures,
  name: 'black',
  scheme: 'dark',
  color: {
    surface: '#0e0e12',
    raised: '#1a1a20',
    sunken: '#060608',
    overlay: '#000c',
    text: '#f2f2f5',
    muted: '#b1b1bd',
    heading: '#fff',
    link: '#fff',
    linkHover: '#c9c9d6',
    line: '#3a3a45',
    edge: '#4a4a57',
    control: '#8c8c9a',
    light: '#34343f',
    dark: '#000',
    shadow: '#0009',
    accent: '#fff',
    focusInner: '#000',
    focusOuter: '#fff',
    star: '#fff',
    starEmpty: '#8c8c9a',
    coin: '#ffd24a',
    coinEdge: '#8f5f00',
    shimmer: '#24242c',
    shimmerLight: '#3a3a45',
  },
  texture: {
    surface:
      'repeating-linear-gradient(135deg,#fff0 0 28px,#ffffff0a 28px 36px,#fff0 36px 40px,#ffffff0a 40px 44px,#fff0 44px 96px) #0e0e12',
    sunken:
      'repeating-linear-gradient(135deg,#fff0 0 20px,#ffffff12 20px 28px,#fff0 28px 32px,#ffffff12 32px 36px,#fff0 36px 64px) #060608',
  },
  band: {
    background:
      'repeating-linear-gradient(135deg,#fff0 0 28px,#ffffff14 28px 40px,#fff0 40px 44px,#ffffff14 44px 48px,#fff0 48px 88px) #000',
    text: '#fff',
    crest: 'none',
    crestHeight: '0px',
    foot: '#fff',
    footHeight: '4px',
  },
  button: {
    primary: {
      surface: '#f4f4f7',
      hover: '#fff',
      active: '#cfcfd9',
      text: '#0b0b0e',
      light: '#fff',
      dark: '#9696a3',
      edge: '#000',
    },
    secondary: {
      surface: '#2c2c35',
      hover: '#3a3a45',
      active: '#1f1f26',
      text: '#fff',
      light: '#565664',
      dark: '#131317',
      edge: '#8c8c9a',
    },
    quiet: {
      surface: 'transparent',
      hover: '#ffffff1f',
      active: '#ffffff33',
      text: '#fff',
      light: '#0000',
      dark: '#0006',
      edge: '#8c8c9a',
    },
  },
  disabled: { surface: '#26262d', text: '#a0a0ac', line: '#45454f' },
  badge: { surface: '#fff', text: '#0b0b0e' },
  chip: { surface: '#000', text: '#fff' },
  selected: { surface: '#fff', text: '#0b0b0e' },
  status: {
    success: { text: '#6ee787', soft: '#0c2412', line: '#3fb95a' },
    warning: { text: '#ffcc4d', soft: '#2a2006', line: '#d99a10' },
    danger: { text: '#ff9b94', soft: '#2d0f0d', line: '#f0564b' },
    info: { text: '#9cc9ff', soft: '#0c1d31', line: '#4d94e6' },
  },
  promo: {
    background:
      'repeating-linear-gradient(135deg,#fff0 0 28px,#ffffff14 28px 40px,#fff0 40px 44px,#ffffff14 44px 48px,#fff0 48px 88px) #000',
    plate: '#0e0e12',
    text: '#fff',
    green: '#6ee787',
    orange: '#ffb25c',
    red: '#ff9b94',
  },
};
