import { measures } from './measures';
import type { Theme } from './theme';

/** A bright classroom: sky, white chalk, squared paper and deep blue ink. */
export const education: Theme = {
  ...measures,
  name: 'education',
  scheme: 'light',
  color: {
    surface: '#e4f4ff',
    raised: '#fff',
    sunken: '#cfe9fb',
    overlay: '#06283fb3',
    text: '#0e2a3d',
    muted: '#3d5a6e',
    heading: '#064a7a',
    link: '#0a5a9c',
    linkHover: '#063b68',
    line: '#b3d6ec',
    edge: '#0a4d80',
    control: '#4d7a99',
    light: '#fff',
    dark: '#a9d3ee',
    shadow: '#06283f40',
    accent: '#0b74c4',
    focusInner: '#fff',
    focusOuter: '#04253d',
    star: '#b45f00',
    starEmpty: '#5a8099',
    coin: '#f8c93a',
    coinEdge: '#7a4a00',
    shimmer: '#c4e1f4',
    shimmerLight: '#eaf6fe',
  },
  texture: {
    surface:
      'linear-gradient(#9fd4f540 2px,#0000 2px) 0 0/16px 16px,linear-gradient(90deg,#9fd4f540 2px,#0000 2px) 0 0/16px 16px,#e4f4ff',
    sunken:
      'linear-gradient(#fff9 2px,#0000 2px) 0 0/16px 16px,linear-gradient(90deg,#fff9 2px,#0000 2px) 0 0/16px 16px,#a9daf7',
  },
  band: {
    background:
      '#7cc8f8',
    text: '#04304f',
    crest: 'none',
    crestHeight: '0px',
    foot:
      'linear-gradient(#fff 0 0) 12px 100%/88px 8px no-repeat,linear-gradient(#fff 0 0) 28px 0/48px 16px no-repeat,linear-gradient(#fff 0 0) calc(100% - 96px) 100%/120px 8px no-repeat,linear-gradient(#fff 0 0) calc(100% - 132px) 0/40px 16px no-repeat,#7cc8f8',
    footHeight: '16px',
  },
  button: {
    primary: { surface: '#0b69b7', hover: '#0a5ca0', active: '#084d86', text: '#fff', light: '#5fb4f0', dark: '#063b68', edge: '#052c4d' },
    secondary: { surface: '#fff', hover: '#eaf6ff', active: '#cfe9fb', text: '#064a7a', light: '#fff', dark: '#a9d3ee', edge: '#0a4d80' },
    quiet: { surface: 'transparent', hover: '#0b74c41f', active: '#0b74c433', text: '#064a7a', light: '#0000', dark: '#0b74c44d', edge: '#4d7a99' },
  },
  disabled: { surface: '#d5e2ea', text: '#4c6270', line: '#a9bfcd' },
  badge: { surface: '#ffd23d', text: '#2b2100' },
  chip: { surface: '#064a7a', text: '#fff' },
  selected: { surface: '#0b69b7', text: '#fff' },
  status: {
    success: { text: '#14602b', soft: '#d9f5df', line: '#2b8a47' },
    warning: { text: '#744700', soft: '#fff1c7', line: '#a86a00' },
    danger: { text: '#a01616', soft: '#ffe3e0', line: '#cf3030' },
    info: { text: '#0a5290', soft: '#dbeeff', line: '#2b7cc0' },
  },
  promo: {
    background: 'linear-gradient(#fff6 2px,#0000 2px) 0 0/16px 16px,linear-gradient(90deg,#fff6 2px,#0000 2px) 0 0/16px 16px,#a5dbfb',
    plate: '#fff',
    text: '#04304f',
    green: '#0f5526',
    orange: '#7a3e00',
    red: '#9b1414',
  },
};
