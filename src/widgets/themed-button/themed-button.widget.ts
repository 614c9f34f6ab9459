import type { WidgetDescription } from '../kit/description';

export const description = {
  name: 'themed-button',
  kind: 'component',
  text: 'A button, or a link that looks like one. Add click listeners or data-widget-open to the element.',
  props: {
    href: { type: 'url', text: 'URL. The button becomes a link.' },
    target: { type: 'text', text: 'Where the link opens, as in HTML: _blank is a new tab.' },
    variant: {
      type: 'text',
      values: ['primary', 'secondary', 'quiet'],
      default: 'primary',
      text: 'Prominence: primary, secondary or quiet.',
    },
    disabled: { type: 'boolean', default: false, text: 'Disables the button. A link loses its URL.' },
    newTabText: {
      type: 'text',
      default: 'opens in a new tab',
      text: 'Announced after the text of a link with target _blank.',
    },
  },
  slots: { '': 'Text of the button, also with a small image.' },
  methods: ['focus'],
  link: { address: 'href', hasText: true },
  isButton: true,
  examples: [
    { name: 'primary', text: 'The default variant.', html: 'Play now' },
    { name: 'secondary', text: 'A secondary button.', props: { variant: 'secondary' }, html: 'Learn more' },
    { name: 'quiet', text: 'A quiet button, for use in text.', props: { variant: 'quiet' }, html: 'Not now' },
    { name: 'disabled', text: 'Disabled.', props: { disabled: true }, html: 'Sold out' },
    { name: 'link', text: 'A link to another page.', props: { href: '/store' }, html: 'Visit the store' },
    {
      name: 'new-tab',
      text: 'A link that opens a new tab.',
      props: { href: '/store', target: '_blank', variant: 'secondary' },
      html: 'Visit the store',
    },
    {
      name: 'long',
      text: 'A text of several lines.',
      html: 'Take me to the place where the very long texts of other languages are kept',
    },
  ],
} as const satisfies WidgetDescription;
