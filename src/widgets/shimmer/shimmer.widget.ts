import type { WidgetDescription } from '../kit/description';

/** WGT-16. */
export const description = {
  name: 'shimmer',
  kind: 'component',
  exampleWidth: 320,
  text: 'Stands in for what is still loading, at the size that it will have, so that nothing moves when it comes.',
  props: {
    width: {
      type: 'text',
      text: 'Any CSS length; a bare number is px. All the width there is by default, and never more.',
    },
    height: {
      type: 'text',
      text: 'Height of one block, any CSS length; a bare number is px. Without it, a line of text.',
    },
    lines: {
      type: 'number',
      min: 1,
      max: 50,
      default: 1,
      text: 'How many, one below the other; the last of several is shorter.',
    },
    loadingText: {
      type: 'text',
      default: 'Loading…',
      text: 'Said to screen readers; empty for all but one of several.',
    },
  },
  room: 'derived',
  examples: [
    { name: 'line', text: 'A line of text.' },
    { name: 'paragraph', text: 'Four lines of text.', props: { lines: 4 } },
    { name: 'block', text: 'A picture of a given size.', props: { width: '240', height: '135px' } },
    { name: 'rows', text: 'Three rows of a list.', props: { height: 44, lines: 3, width: '80%' } },
  ],
} as const satisfies WidgetDescription;
