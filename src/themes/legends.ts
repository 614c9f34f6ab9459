import { measures } from './measures';
import type { Theme } from './theme';

/** A night of banners: gold lines and teal light on blue-black. */
export const legends: Theme = {
  ...measures,
  name: 'legends',
  scheme: 'dark',
  color: {
    surface: '#0d2029',
    raised: '#16323b',
    sunken: '#07141b',
    overlay: '#030b10d9',
    text: '#eaf5f1',
    muted: '#a9c6c4',
    heading: '#f5d271',
    link: '#5fe3d0',
    linkHover: '#a8f5e9',
    line: '#2a4d55',
    edge: '#b8903a',
    control: '#5f9a99',
    light: '#285560',
    dark: '#08171e',
    shadow: '#0009',
    accent: '#f0c14b',
    focusInner: '#03110f',
    focusOuter: '#a8fff1',
    star: '#f0c14b',
    starEmpty: '#6fa3a1',
    coin: '#f7cf5c',
    coinEdge: '#8f6710',
    shimmer: '#1f4049',
    shimmerLight: '#2f5a64',
  },
  texture: {
    surface:
      'linear-gradient(45deg,#2fb3a50d 25%,#0000 25% 75%,#2fb3a50d 75%) 0 0/32px 32px,linear-gradient(-45deg,#2fb3a50d 25%,#0000 25% 75%,#2fb3a50d 75%) 0 0/32px 32px,#0d2029',
    sunken:
      'linear-gradient(45deg,#2fb3a51f 25%,#0000 25% 75%,#2fb3a51f 75%) 0 0/24px 24px,linear-gradient(-45deg,#2fb3a51f 25%,#0000 25% 75%,#2fb3a51f 75%) 0 0/24px 24px,#07141b',
  },
  band: {
    background:
      'linear-gradient(45deg,#1b646033 25%,#0000 25% 75%,#1b646033 75%) 0 0/32px 32px,linear-gradient(-45deg,#1b646033 25%,#0000 25% 75%,#1b646033 75%) 0 0/32px 32px,#0b3f45',
    text: '#ffe9a8',
    crest: '#f0c14b',
    crestHeight: '4px',
    foot: 'repeating-linear-gradient(90deg,#f0c14b 0 8px,#0b3f45 8px 16px) 0 0/100% 4px no-repeat,#f0c14b',
    footHeight: '8px',
  },
  button: {
    primary: {
      surface: '#e9bb42',
      hover: '#f8d06a',
      active: '#cfa12c',
      text: '#231800',
      light: '#ffeaa6',
      dark: '#8f6710',
      edge: '#241a05',
    },
    secondary: {
      surface: '#0f6d6b',
      hover: '#148280',
      active: '#0b5755',
      text: '#fff',
      light: '#37aaa3',
      dark: '#073b3b',
      edge: '#4fb8b0',
    },
    quiet: {
      surface: 'transparent',
      hover: '#5fe3d026',
      active: '#5fe3d040',
      text: '#8df0e2',
      light: '#0000',
      dark: '#0006',
      edge: '#5f9a99',
    },
  },
  disabled: { surface: '#1c343c', text: '#9ab5b5', line: '#355059' },
  badge: { surface: '#f0c14b', text: '#231800' },
  chip: { surface: '#07141b', text: '#8df0e2' },
  selected: { surface: '#f0c14b', text: '#231800' },
  status: {
    success: { text: '#8ce8a0', soft: '#0c2f1f', line: '#4dbb70' },
    warning: { text: '#ffd76a', soft: '#33290a', line: '#d9a72e' },
    danger: { text: '#ffa9a1', soft: '#381516', line: '#ef6a61' },
    info: { text: '#9cd5ff', soft: '#0c2a40', line: '#4d9fdb' },
  },
  promo: {
    background:
      'linear-gradient(45deg,#1b646033 25%,#0000 25% 75%,#1b646033 75%) 0 0/32px 32px,linear-gradient(-45deg,#1b646033 25%,#0000 25% 75%,#1b646033 75%) 0 0/32px 32px,#0b3f45',
    plate: '#07141b',
    text: '#f4fbf8',
    green: '#8ce8a0',
    orange: '#ffc274',
    red: '#ffb3ab',
  },
};
