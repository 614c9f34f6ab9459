import { measures } from './measures';
import type { Theme } from './theme';

/** A meadow cut open: grass on top, earth under it, sand-coloured planes to read on. */
export const vanilla: Theme = {
  ...measures,
  name: 'vanilla',
  scheme: 'light',
  color: {
    surface: '#f1e6cf',
    raised: '#fbf5e6',
    sunken: '#e2d2b2',
    overlay: '#1f140ab3',
    text: '#33241a',
    muted: '#604a39',
    heading: '#33530f',
    link: '#295810',
    linkHover: '#1b3d08',
    line: '#d0ba92',
    edge: '#4d3320',
    control: '#846546',
    light: '#fffdf5',
    dark: '#d6c29b',
    shadow: '#33241a4d',
    accent: '#44801f',
    focusInner: '#fff',
    focusOuter: '#241505',
    star: '#a15c00',
    starEmpty: '#846546',
    coin: '#f8c93a',
    coinEdge: '#7a4a00',
    shimmer: '#dccaa6',
    shimmerLight: '#f0e4ca',
  },
  texture: {
    surface:
      'conic-gradient(#c9b07f1c 25%,#0000 0 50%,#c9b07f1c 0 75%,#0000 0) 0 0/48px 48px,#f1e6cf',
    sunken: 'conic-gradient(#b48a5c40 25%,#0000 0 50%,#b48a5c40 0 75%,#0000 0) 0 0/32px 32px,#e2d2b2',
  },
  band: {
    background:
      '#5c3d26',
    text: '#fff6e3',
    crest: 'repeating-linear-gradient(90deg,#5f9c34 0 8px,#0000 8px 12px,#5f9c34 12px 24px,#0000 24px 32px,#5f9c34 32px 36px,#0000 36px 44px) 0 8px/100% 4px no-repeat,linear-gradient(#76b548 4px,#5f9c34 4px 8px,#0000 0),#5c3d26',
    crestHeight: '12px',
    foot:
      '#3b2515',
    footHeight: '4px',
  },
  button: {
    primary: { surface: '#3f7a1d', hover: '#356a16', active: '#2c5910', text: '#fff', light: '#8cc85e', dark: '#234a0c', edge: '#1c3509' },
    secondary: { surface: '#8a6242', hover: '#7a5437', active: '#69472d', text: '#fff', light: '#bf9669', dark: '#4d3320', edge: '#331f11' },
    quiet: { surface: 'transparent', hover: '#44801f26', active: '#44801f40', text: '#2c5110', light: '#0000', dark: '#33241a33', edge: '#846546' },
  },
  disabled: { surface: '#ddd2bb', text: '#5f5342', line: '#bcae92' },
  badge: { surface: '#b3261e', text: '#fff' },
  chip: { surface: '#33530f', text: '#fff' },
  selected: { surface: '#3f7a1d', text: '#fff' },
  status: {
    success: { text: '#2b570f', soft: '#dcebc4', line: '#467a22' },
    warning: { text: '#6b4200', soft: '#ffe9b3', line: '#966200' },
    danger: { text: '#931b14', soft: '#ffddd3', line: '#bd3328' },
    info: { text: '#174f80', soft: '#d8e8f0', line: '#2f729f' },
  },
  promo: {
    background: 'conic-gradient(#9cc96a59 25%,#0000 0 50%,#9cc96a59 0 75%,#0000 0) 0 0/32px 32px,#d3e6b0',
    plate: '#fbf5e6',
    text: '#33241a',
    green: '#2c5c11',
    orange: '#854000',
    red: '#931b14',
  },
};
