import type { WidgetDescription } from '../kit/description';

export const description = {
  name: 'promo-banner',
  kind: 'component',
  exampleWidth: 530,
  text: "A banner with one line of text and a link. The element's content replaces bannerText.",
  props: {
    bannerText: {
      type: 'text',
      required: true,
      slotted: true,
      text: 'The text. Required unless the element has content.',
    },
    bannerLink: { type: 'url', text: 'URL of the link. Default: no link.' },
    linkText: { type: 'text', default: 'Learn more', text: 'Text of the link.' },
    linkColor: {
      type: 'text',
      values: ['Green', 'Orange', 'Red'],
      default: 'Green',
      text: "Colour of the link: the theme's Green, Orange or Red.",
    },
    backgroundImage: { type: 'url', text: 'URL of a background image. The texts get an opaque box.' },
    backgroundColor: { type: 'text', text: 'A CSS colour behind the image, or instead of it.' },
  },
  slots: {
    '': 'The text with markup. Replaces bannerText.',
    link: "The link's text. Replaces linkText.",
  },
  link: { address: 'bannerLink' },
  room: 'banner',
  examples: [
    {
      name: 'green',
      text: 'With the default link.',
      props: { bannerText: 'The caves update is here', bannerLink: '/news/caves', linkText: 'See what is new' },
    },
    {
      name: 'orange',
      text: 'With an orange link.',
      props: { bannerText: 'A week of half prices', bannerLink: '/sale', linkText: 'To the sale', linkColor: 'Orange' },
    },
    {
      name: 'red',
      text: 'With a red link.',
      props: { bannerText: 'Two days left', bannerLink: '/event', linkText: 'Join the event', linkColor: 'Red' },
    },
    {
      name: 'picture',
      text: 'On a background image.',
      props: {
        bannerText: 'Build a town in the clouds',
        bannerLink: '/worlds/sky-port',
        linkText: 'Visit Sky Port',
        backgroundImage: '/examples/pages/art/panorama.svg',
        backgroundColor: '#7cc8f2',
      },
    },
    {
      name: 'color',
      text: 'On a background colour.',
      props: {
        bannerText: 'Friends play for nothing this weekend',
        bannerLink: '/realms',
        linkColor: 'Orange',
        backgroundColor: 'rebeccapurple',
      },
    },
    {
      name: 'slotted',
      text: 'With slotted texts.',
      props: { bannerLink: '/status' },
      html: 'Servers rest on <time datetime="2026-11-24">Tuesday</time>, <b>from 9 to 11</b><span slot="link">Ask for the status</span>',
    },
    {
      name: 'text',
      text: 'A long text without a link.',
      props: {
        bannerText:
          'A banner may say a good deal more than it should, and in other languages it says it with longer words: then it takes as many lines as it needs, and the link finds its place below.',
      },
    },
  ],
} as const satisfies WidgetDescription;
