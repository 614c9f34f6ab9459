import type { WidgetDescription } from '../kit/description';

/** WGT-1. */
export const description = {
  name: 'themed-button',
  kind: 'component',
  text: 'A button, or a link that looks like one. A click on it is a click on its element: give that a listener or data-widget-open.',
  props: {
    href: { type: 'url', text: 'Makes it a link to this address.' },
    target: { type: 'text', text: 'Where the link opens, as in HTML: _blank for a new tab.' },
    variant: { type: 'text', values: ['primary', 'secondary', 'quiet'], default: 'primary', text: 'How loud it is.' },
    disabled: { type: 'boolean', default: false, text: 'Can not be used; a link loses its address.' },
    newTabText: {
      type: 'text',
      default: 'opens in a new tab',
      text: 'Read out after the text of a link with the target _blank.',
    },
  },
  slots: { '': 'The text; a small picture beside it is fine.' },
  methods: ['focus'],
  link: { address: 'href', hasText: true },
  examples: [
    { name: 'primary', text: 'The usual button.', html: 'Play now' },
    { name: 'secondary', text: 'Beside a primary one.', props: { variant: 'secondary' }, html: 'Learn more' },
    { name: 'quiet', text: 'Among text.', props: { variant: 'quiet' }, html: 'Not now' },
    { name: 'disabled', text: 'Can not be used.', props: { disabled: true }, html: 'Sold out' },
    { name: 'link', text: 'A link to another page.', props: { href: '/store' }, html: 'Visit the store' },
    {
      name: 'new-tab',
      text: 'A link that opens a new tab and says so.',
      props: { href: '/store', target: '_blank', variant: 'secondary' },
      html: 'Visit the store',
    },
    {
      name: 'long',
      text: 'A text that takes more than one line.',
      html: 'Take me to the place where the very long texts of other languages are kept',
    },
  ],
} as const satisfies WidgetDescription;
