import { measures } from './measures';
import type { Theme } from './theme';

/** Through the portal: deep blue planes, magenta light standing in columns. */
export const realms: Theme = {
  ...measures,
  name: 'realms',
  scheme: 'dark',
  color: {
    surface: '#121d4e',
    raised: '#1b2a68',
    sunken: '#0a1133',
    overlay: '#050922d9',
    text: '#f0f2ff',
    muted: '#b9c4f0',
    heading: '#ffa6ea',
    link: '#ff9be6',
    linkHover: '#ffd0f4',
    line: '#334693',
    edge: '#060b26',
    control: '#7f92de',
    light: '#3a50a8',
    dark: '#0d1640',
    shadow: '#02051699',
    accent: '#f24fc2',
    focusInner: '#060b26',
    focusOuter: '#ffd0f4',
    star: '#ffd257',
    starEmpty: '#8b9be0',
    coin: '#ffd257',
    coinEdge: '#8a5200',
    shimmer: '#26387f',
    shimmerLight: '#394d9e',
  },
  texture: {
    surface: 'repeating-linear-gradient(90deg,#5a74e80d 0 8px,#0000 8px 40px,#5a74e814 40px 44px,#0000 44px 72px) #121d4e',
    sunken: 'repeating-linear-gradient(90deg,#f24fc229 0 8px,#0000 8px 20px,#8a4cf03d 20px 36px,#0000 36px 48px) #0a1133',
  },
  band: {
    background:
      'repeating-linear-gradient(90deg,#a3157e 0 12px,#8d1390 12px 28px,#7a1a9c 28px 36px,#9a1488 36px 56px,#6d2199 56px 64px,#8d1390 64px 80px)',
    text: '#fff',
    crest: 'none',
    crestHeight: '0px',
    foot:
      'repeating-linear-gradient(90deg,#ff7fd8 0 12px,#f24fc2 12px 28px,#c95cf5 28px 36px,#ff7fd8 36px 56px,#b04cf0 56px 64px,#f24fc2 64px 80px)',
    footHeight: '4px',
  },
  button: {
    primary: { surface: '#c91c92', hover: '#d4249c', active: '#a81379', text: '#fff', light: '#ff8fdc', dark: '#6c0a4d', edge: '#ffb3ea' },
    secondary: { surface: '#2f4bb0', hover: '#3b59c6', active: '#243c93', text: '#fff', light: '#6a86e8', dark: '#182a6d', edge: '#8b9ee8' },
    quiet: { surface: 'transparent', hover: '#f24fc233', active: '#f24fc24d', text: '#ffc4f1', light: '#0000', dark: '#0006', edge: '#7f92de' },
  },
  disabled: { surface: '#26326a', text: '#aab6e3', line: '#45549a' },
  badge: { surface: '#ff8ade', text: '#2b0520' },
  chip: { surface: '#0a1133', text: '#ffc4f1' },
  selected: { surface: '#ff7fd8', text: '#2b0520' },
  status: {
    success: { text: '#90eda6', soft: '#0d3140', line: '#4fc47c' },
    warning: { text: '#ffd970', soft: '#33301f', line: '#e0ae36' },
    danger: { text: '#ffb3ae', soft: '#431638', line: '#fa7a76' },
    info: { text: '#a8d4ff', soft: '#13346f', line: '#5ea6f0' },
  },
  promo: {
    background: 'repeating-linear-gradient(90deg,#3a1268 0 12px,#341270 12px 28px,#2b1673 28px 40px,#42105f 40px 56px)',
    plate: '#0a1133',
    text: '#fff',
    green: '#90eda6',
    orange: '#ffc27a',
    red: '#ffb3ae',
  },
};
