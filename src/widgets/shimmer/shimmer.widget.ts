import type { WidgetDescription } from '../kit/description';

export const description = {
  name: 'shimmer',
  kind: 'component',
  exampleWidth: 320,
  text: 'Placeholder of loading content, in the size of the content, so that nothing moves when it arrives.',
  props: {
    width: {
      type: 'text',
      text: 'A CSS length; a number is in px. Default and maximum: the available width.',
    },
    height: {
      type: 'text',
      text: 'Height of one block: a CSS length; a number is in px. Default: a line of text.',
    },
    lines: {
      type: 'number',
      min: 1,
      max: 50,
      default: 1,
      text: 'Number of blocks, at least 1. The last of several is shorter.',
    },
    loadingText: {
      type: 'text',
      default: 'Loading…',
      text: 'Announced to screen readers. Set it to an empty text for all but one of several.',
    },
  },
  room: 'lines',
  examples: [
    { name: 'line', text: 'A line of text.' },
    { name: 'paragraph', text: 'Four lines of text.', props: { lines: 4 } },
    { name: 'block', text: "A block in an image's size.", props: { width: '240', height: '135px' } },
    { name: 'rows', text: 'Three rows of a list.', props: { height: 44, lines: 3, width: '80%' } },
  ],
} as const satisfies WidgetDescription;
