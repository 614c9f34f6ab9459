import type { WidgetDescription } from '../kit/description';

export const description = {
  name: 'flyout',
  kind: 'component',
  isLarge: true,
  text: 'A panel that slides in from the right over the page. A button with data-widget-open="#ID", or the handle, opens it.',
  props: {
    heading: { type: 'text', text: "Heading, and the panel's name." },
    closeLabel: { type: 'text', default: 'Close', text: 'Name of the close button.' },
  },
  events: {
    open: 'The flyout has opened. No detail.',
    close: 'The flyout has closed: { reason }. reason is handle, outside, escape or button.',
  },
  details: { close: { reason: ['button', 'handle', 'outside', 'escape'] } },
  slots: {
    '': 'Body of the panel. It scrolls if it is long.',
    footer: "Footer of the panel, such as buttons. It doesn't scroll.",
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
      text: 'With a body only.',
      props: { heading: 'About this world' },
      html: '<p>A castle on a hill, and what lies under it.</p>',
      call: 'open',
    },
    {
      name: 'long',
      text: 'A long body, which scrolls. Header and footer stay visible.',
      props: { heading: 'A heading that is long enough to take a second line on a narrow screen' },
      html: `${'<p>A paragraph of the story, one of many, so that the panel has to scroll to show them all to those who want to read on.</p>'.repeat(24)}<button slot="footer">Done</button>`,
      call: 'open',
    },
  ],
} as const satisfies WidgetDescription;
