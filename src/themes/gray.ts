import { measures } from './measures';
import type { Theme } from './theme';

/** Light stone: cut slabs and slate blocks. Colour always has a meaning. */
export const gray: Theme = {
  ...measures,
  name: 'gray',
  scheme: 'light',
  color: {
    surface: '#d6d8dc',
    raised: '#e9eaed',
    sunken: '#c1c4ca',
    overlay: '#17191dbf',
    text: '#1e2025',
    muted: '#43474f',
    heading: '#17191d',
    link: '#1f3f6e',
    linkHover: '#122a4d',
    line: '#b0b4bc',
    edge: '#3c4049',
    control: '#5c616c',
    light: '#fff',
    dark: '#aeb2ba',
    shadow: '#17191d4d',
    accent: '#434854',
    focusInner: '#fff',
    focusOuter: '#0f1115',
    star: '#8a5200',
    starEmpty: '#5c616c',
    coin: '#f8c93a',
    coinEdge: '#6b4300',
    shimmer: '#bcc0c7',
    shimmerLight: '#dfe1e5',
  },
  texture: {
    surface:
      'linear-gradient(#ffffff2e 4px,#0000 4px) 0 0/64px 32px,linear-gradient(90deg,#ffffff2e 4px,#0000 4px) 0 0/64px 64px,#d6d8dc',
    sunken:
      'linear-gradient(#fff6 4px,#0000 4px) 0 0/48px 24px,linear-gradient(90deg,#fff6 4px,#0000 4px) 0 0/48px 48px,#b3b7be',
  },
  band: {
    background:
      'linear-gradient(#0000 20px,#00000014 20px) 0 0/100% 24px,linear-gradient(90deg,#00000014 4px,#0000 4px) 0 0/48px 48px,#aeb3bb',
    text: '#101216',
    crest: '#d6d8dc',
    crestHeight: '4px',
    foot: '#3c4049',
    footHeight: '4px',
  },
  button: {
    primary: {
      surface: '#4a4f5b',
      hover: '#3d424d',
      active: '#31353e',
      text: '#fff',
      light: '#858b99',
      dark: '#2a2d35',
      edge: '#17191d',
    },
    secondary: {
      surface: '#f4f5f7',
      hover: '#fff',
      active: '#dcdee2',
      text: '#1e2025',
      light: '#fff',
      dark: '#b0b4bc',
      edge: '#3c4049',
    },
    quiet: {
      surface: 'transparent',
      hover: '#0000001a',
      active: '#0000002e',
      text: '#1e2025',
      light: '#0000',
      dark: '#0003',
      edge: '#5c616c',
    },
  },
  disabled: { surface: '#cbced3', text: '#474b53', line: '#a3a8b0' },
  badge: { surface: '#9c2a1f', text: '#fff' },
  chip: { surface: '#2a2d35', text: '#fff' },
  selected: { surface: '#3d424d', text: '#fff' },
  status: {
    success: { text: '#154d24', soft: '#cfe5d4', line: '#2b7040' },
    warning: { text: '#5b3a00', soft: '#f4e2b4', line: '#855700' },
    danger: { text: '#861410', soft: '#f4d3cf', line: '#ab2c24' },
    info: { text: '#17406f', soft: '#d0dff0', line: '#2f65a0' },
  },
  promo: {
    background:
      'linear-gradient(#ffffff2e 4px,#0000 4px) 0 0/64px 32px,linear-gradient(90deg,#ffffff2e 4px,#0000 4px) 0 0/64px 64px,#c4c8ce',
    plate: '#e9eaed',
    text: '#17191d',
    green: '#154d24',
    orange: '#6b3800',
    red: '#861410',
  },
};
