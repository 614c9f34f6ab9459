import type { WidgetDescription } from '../kit/description';

/** WGT-17. */
export const description = {
  name: 'promo-banner',
  kind: 'component',
  exampleWidth: 530,
  text: 'A line of news across the page, with a link. What stands in the element is shown instead of bannerText.',
  props: {
    bannerText: {
      type: 'text',
      required: true,
      slotted: true,
      text: 'What is new; not needed where the element holds the text.',
    },
    bannerLink: { type: 'url', text: 'Where the link leads. Without it there is none.' },
    linkText: { type: 'text', default: 'Learn more', text: "The link's text." },
    linkColor: {
      type: 'text',
      values: ['Green', 'Orange', 'Red'],
      default: 'Green',
      text: "The link's colour, as the theme has it.",
    },
    backgroundImage: { type: 'url', text: 'A picture behind the texts, which then stand on a plate of their own.' },
    backgroundColor: { type: 'text', text: 'Any CSS colour, behind the picture or instead of it.' },
  },
  slots: {
    '': "The text, with markup of the page's own, instead of bannerText.",
    link: "The link's text, instead of linkText.",
  },
  link: { address: 'bannerLink' },
  room: 'derived',
  examples: [
    {
      name: 'green',
      text: 'The usual one.',
      props: { bannerText: 'The caves update is here', bannerLink: '/news/caves', linkText: 'See what is new' },
    },
    {
      name: 'orange',
      text: 'An orange link.',
      props: { bannerText: 'A week of half prices', bannerLink: '/sale', linkText: 'To the sale', linkColor: 'Orange' },
    },
    {
      name: 'red',
      text: 'A red link.',
      props: { bannerText: 'Two days left', bannerLink: '/event', linkText: 'Join the event', linkColor: 'Red' },
    },
    {
      name: 'picture',
      text: 'On a picture.',
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
      text: "On a colour of the page's own.",
      props: {
        bannerText: 'Friends play for nothing this weekend',
        bannerLink: '/realms',
        linkColor: 'Orange',
        backgroundColor: 'rebeccapurple',
      },
    },
    {
      name: 'slotted',
      text: "Texts of the page's own.",
      props: { bannerLink: '/status' },
      html: 'Servers rest on <time datetime="2026-11-24">Tuesday</time>, <b>from 9 to 11</b><span slot="link">Ask for the status</span>',
    },
    {
      name: 'text',
      text: 'A text alone, and a long one.',
      props: {
        bannerText:
          'A banner may say a good deal more than it should, and in other languages it says it with longer words: then it takes as many lines as it needs, and the link finds its place below.',
      },
    },
  ],
} as const satisfies WidgetDescription;
