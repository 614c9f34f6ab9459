import type { WidgetDescription } from '../kit/description';

export const description = {
  name: 'modal',
  kind: 'component',
  isLarge: true,
  text: 'A dialog in the centre of the page. A button with data-widget-open="#ID", or the handle, opens it.',
  props: {
    heading: { type: 'text', text: "Heading, and the dialog's name." },
    closeLabel: { type: 'text', default: 'Close', text: 'Name of the close button.' },
  },
  events: {
    open: 'The modal has opened. No detail.',
    close: 'The modal has closed: { reason }. reason is handle, escape or button.',
  },
  details: { close: { reason: ['button', 'handle', 'escape'] } },
  slots: {
    '': 'Body of the dialog. It scrolls if it is long. An element with autofocus gets the focus.',
    footer: "Footer of the dialog, such as buttons. It doesn't scroll.",
  },
  methods: ['open', 'close', 'toggle', 'focus'],
  isDialog: true,
  room: [],
  examples: [
    {
      name: 'open',
      text: 'A question, with the answers in the footer.',
      props: { heading: 'Leave the world?' },
      html: '<p>What you have built since the last save is lost.</p><div slot="footer"><div data-widget="themed-button" data-widget-close>Leave</div> <div data-widget="themed-button" data-variant="secondary" data-widget-close>Stay</div></div>',
      call: 'open',
    },
    {
      name: 'plain',
      text: "With a body only. The element's aria-label, or else the page's title, is its name.",
      html: '<p>Your world was saved.</p>',
      call: 'open',
    },
    {
      name: 'long',
      text: 'A long body, which scrolls. Header and footer stay visible.',
      props: { heading: 'A heading that is long enough to take a second line on a narrow screen' },
      html: `${'<p>A paragraph of the rules, one of many, so that the dialog has to scroll to show them all to those who want to read on.</p>'.repeat(24)}<div slot="footer"><div data-widget="themed-button" data-widget-close>I have read them all</div></div>`,
      call: 'open',
    },
    {
      name: 'form',
      text: "With a form. A click outside doesn't close it.",
      props: { heading: 'Name your world' },
      html: '<form><div data-widget="text-input" data-label="World name" data-name="world" data-required></div><p><button>Create</button></p></form>',
      call: 'open',
    },
  ],
} as const satisfies WidgetDescription;
