import type { WidgetDescription } from '../kit/description';

/** WGT-8. */
export const description = {
  name: 'modal',
  kind: 'component',
  isLarge: true,
  text: 'A dialog in the middle of the page, over it. Open it with data-widget-open="#its-id" on any button, or by its handle.',
  props: {
    heading: { type: 'text', text: "The dialog's name, at its head." },
    closeLabel: { type: 'text', default: 'Close', text: 'Name of the close button.' },
  },
  events: {
    open: 'nothing; it is open now',
    close: '{ reason }: handle, escape or button',
  },
  details: { close: { reason: ['button', 'handle', 'escape'] } },
  slots: {
    '': 'What the dialog shows; it scrolls when it is long. What has the attribute autofocus gets the focus.',
    footer: 'Stays at the foot of the dialog: buttons.',
  },
  methods: ['open', 'close', 'toggle', 'focus'],
  isDialog: true,
  room: [],
  examples: [
    {
      name: 'open',
      text: 'A question, with its answers in the footer.',
      props: { heading: 'Leave the world?' },
      html: '<p>What you have built since the last save is lost.</p><div slot="footer"><div data-widget="themed-button" data-widget-close>Leave</div> <div data-widget="themed-button" data-variant="secondary" data-widget-close>Stay</div></div>',
      call: 'open',
    },
    {
      name: 'plain',
      text: "A body alone; its name is the element's aria-label, else the page's title.",
      html: '<p>Your world was saved.</p>',
      call: 'open',
    },
    {
      name: 'long',
      text: 'More than fits: the body scrolls, head and foot stay.',
      props: { heading: 'A heading that is long enough to take a second line on a narrow screen' },
      html: `${'<p>A paragraph of the rules, one of many, so that the dialog has to scroll to show them all to those who want to read on.</p>'.repeat(24)}<div slot="footer"><div data-widget="themed-button" data-widget-close>I have read them all</div></div>`,
      call: 'open',
    },
    {
      name: 'form',
      text: 'With a form; what was typed is not lost by a click beside it.',
      props: { heading: 'Name your world' },
      html: '<form><div data-widget="text-input" data-label="World name" data-name="world" data-required></div><p><button>Create</button></p></form>',
      call: 'open',
    },
  ],
} as const satisfies WidgetDescription;
