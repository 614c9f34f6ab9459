import { measures } from './measures';
import type { Theme } from './theme';

/** Dark stone brick, lit by embers: warm greys, glowing orange at the edges. */
export const dungeons: Theme = {
  ...measures,
  name: 'dungeons',
  scheme: 'dark',
  color: {
    surface: '#2b2320',
    raised: '#3a302b',
    sunken: '#1b1512',
    overlay: '#120b07d9',
    text: '#f6ebe0',
    muted: '#cbb8a8',
    heading: '#ffc37d',
    link: '#ffb05c',
    linkHover: '#ffd2a0',
    line: '#57483f',
    edge: '#120d0a',
    control: '#a28a79',
    light: '#5a4a41',
    dark: '#1f1815',
    shadow: '#0009',
    accent: '#ff8a2b',
    focusInner: '#1a0d04',
    focusOuter: '#ffe3b8',
    star: '#ffb03b',
    starEmpty: '#a28a79',
    coin: '#ffc83d',
    coinEdge: '#7d3f00',
    shimmer: '#453932',
    shimmerLight: '#5e4e44',
  },
  texture: {
    surface:
      'linear-gradient(#1b15124d 4px,#0000 4px) 0 0/100% 32px,linear-gradient(90deg,#1b15124d 4px,#0000 4px) 0 0/64px 64px,#2b2320',
    sunken:
      'linear-gradient(#3a302b 4px,#0000 4px) 0 0/100% 24px,linear-gradient(90deg,#3a302b 4px,#0000 4px) 0 0/48px 48px,#1b1512',
  },
  band: {
    background:
      'linear-gradient(#2a1d16 4px,#0000 4px) 0 0/100% 24px,linear-gradient(90deg,#2a1d16 4px,#0000 4px) 0 0/48px 48px,#4a382f',
    text: '#ffe9cf',
    crest: 'none',
    crestHeight: '0px',
    foot: 'repeating-linear-gradient(90deg,#ff8a2b 0 8px,#c4510a 8px 20px,#ffc37d 20px 24px,#ff8a2b 24px 36px,#8c3606 36px 48px)',
    footHeight: '4px',
  },
  button: {
    primary: {
      surface: '#f07f1d',
      hover: '#ff9a42',
      active: '#d66c10',
      text: '#1c0d02',
      light: '#ffc07d',
      dark: '#97480a',
      edge: '#120d0a',
    },
    secondary: {
      surface: '#5b4a40',
      hover: '#6c594d',
      active: '#493a32',
      text: '#fff3e4',
      light: '#87705f',
      dark: '#30251f',
      edge: '#a28a79',
    },
    quiet: {
      surface: 'transparent',
      hover: '#ff8a2b33',
      active: '#ff8a2b4d',
      text: '#ffc37d',
      light: '#0000',
      dark: '#0006',
      edge: '#a28a79',
    },
  },
  disabled: { surface: '#40362f', text: '#bba999', line: '#574a41' },
  badge: { surface: '#ffb03b', text: '#231203' },
  chip: { surface: '#1b1512', text: '#ffd9ad' },
  selected: { surface: '#ff8a2b', text: '#1c0d02' },
  status: {
    success: { text: '#a6e07a', soft: '#222c14', line: '#78b548' },
    warning: { text: '#ffd257', soft: '#372a0c', line: '#e0a81e' },
    danger: { text: '#ffaea0', soft: '#3d1611', line: '#f0705c' },
    info: { text: '#a5d3f2', soft: '#1a2a35', line: '#5fa4d1' },
  },
  promo: {
    background:
      'linear-gradient(#1b15124d 4px,#0000 4px) 0 0/100% 32px,linear-gradient(90deg,#1b15124d 4px,#0000 4px) 0 0/64px 64px,#3a2a20',
    plate: '#1b1512',
    text: '#f6ebe0',
    green: '#a6e07a',
    orange: '#ffb05c',
    red: '#ffaea0',
  },
};
