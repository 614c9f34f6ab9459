import type { WidgetDescription } from '../kit/description';

/** WGT-7. */
export const description = {
  name: 'flyout',
  kind: 'component',
  isLarge: true,
  text: 'A panel that slides in from the right, over the page. Open it with data-widget-open="#its-id" on any button, or by its handle.',
  props: {
    heading: { type: 'text', text: "The panel's name, at its head." },
    closeLabel: { type: 'text', default: 'Close', text: 'Name of the close button.' },
  },
  events: {
    open: 'nothing; it is open now',
    close: '{ reason }: handle, outside, escape or button',
  },
  details: { close: { reason: ['button', 'handle', 'outside', 'escape'] } },
  slots: {
    '': 'What the panel shows; it scrolls when it is long.',
    footer: 'Stays at the foot of the panel: buttons.',
  },
  methods: ['open', 'close', 'toggle', 'focus'],
  isDialog: true,
  room: [],
  examples: [
    {
      name: 'open',
      text: 'With a body and a footer.',
      props: { heading: 'Your basket' },
      html: '<p>Two items are waiting for you.</p><p>They stay here until you buy them or let them go.</p><div slot="footer"><div data-widget="themed-button">Check out</div></div>',
      call: 'open',
    },
    {
      name: 'plain',
      text: 'A body alone.',
      props: { heading: 'About this world' },
      html: '<p>A castle on a hill, and what lies under it.</p>',
      call: 'open',
    },
    {
      name: 'long',
      text: 'More than fits: the body scrolls, head and foot stay.',
      props: { heading: 'A heading that is long enough to take a second line on a narrow screen' },
      html: `${'<p>A paragraph of the story, one of many, so that the panel has to scroll to show them all to those who want to read on.</p>'.repeat(24)}<button slot="footer">Done</button>`,
      call: 'open',
    },
  ],
} as const satisfies WidgetDescription;
