import type { Theme } from './theme';

const plain = 'system-ui,sans-serif';

export const measures: Pick<Theme, 'shape' | 'type' | 'space' | 'motion'> = {
  shape: { line: '2px', bevel: '2px', depth: '4px', notch: '4px' },
  type: {
    heading: `'Cobble Pixel',${plain}`,
    body: plain,
    headingWeight: '700',
    strongWeight: '700',
    small: '.875em',
    medium: '1em',
    large: '1.125em',
    title: '1.25em',
    headline: '1.5em',
    display: '2em',
    headingLine: '1.25',
    bodyLine: '1.5',
  },
  space: { x1: '4px', x2: '8px', x3: '12px', x4: '16px', x5: '20px', x6: '24px', x8: '32px', x12: '48px' },
  motion: { short: '.1s', medium: '.24s', long: '1.6s', step: 'steps(2)', slide: 'steps(6)' },
};
