import type { WidgetDescription } from '../kit/description';

const story =
  'Four friends set out to build one bridge. It took them a summer, three floods and a dragon that nobody had invited. What stands there now is a town with a harbour, a school for mapmakers, and a bridge that is still not finished.';

/** WGT-13, WGT-14. */
export const description = {
  name: 'profile-game-card',
  kind: 'component',
  isLarge: true,
  exampleWidth: 340,
  text: "A game of the player's: picture, title, a list of items, and a button.",
  props: {
    gameTitle: { type: 'text', required: true, text: "The game's name." },
    imageUrl: { type: 'url', text: 'The picture, wide format; a drawn placeholder stands in while it is missing.' },
    imageAltText: { type: 'text', default: '', text: 'What the picture shows; empty when it only decorates.' },
    items: {
      type: 'list',
      text: 'What the card tells. type is Heading (text), Link (text, href), Accordion (text, clampSize: lines while it is closed, default 2), Divider, or TextMessage (text). Texts are plain text.',
      fields: { type: 'text', text: 'text', href: 'url', clampSize: 'number' },
    },
    callToAction: {
      type: 'record',
      text: 'The button at the foot. Without href it emits cobble:action.',
      fields: { text: 'text', href: 'url' },
    },
    readMoreText: {
      type: 'text',
      default: 'Read more',
      text: 'Opens an accordion. It is there only where the text is longer than its lines.',
    },
    readLessText: { type: 'text', default: 'Read less', text: 'Closes an accordion.' },
  },
  events: { action: '{ index: 0 }; the button without href was pressed' },
  details: { action: { index: 'number' } },
  room: 'derived',
  examples: [
    {
      name: 'whole',
      text: 'Every type of item, and a button that emits cobble:action.',
      props: {
        gameTitle: 'Cobble Creek',
        imageUrl: '/examples/pages/art/creek.svg',
        imageAltText: 'A creek between blocky hills',
        items: [
          { type: 'Heading', text: 'Your world' },
          { type: 'TextMessage', text: 'Played for 214 hours' },
          { type: 'Accordion', text: story },
          { type: 'Divider' },
          { type: 'Link', text: 'Invite a friend', href: '/invite' },
          { type: 'Link', text: 'Download a copy', href: '/download' },
        ],
        callToAction: { text: 'Play now' },
      },
    },
    {
      name: 'link',
      text: 'The button is a link; the text fits, so that it has no toggle.',
      props: {
        gameTitle: 'Sky Port',
        imageUrl: '/examples/pages/art/sky-port.svg',
        imageAltText: 'Islands that float among clouds',
        items: [{ type: 'Accordion', text: 'Islands in the clouds.' }],
        callToAction: { text: 'See all worlds', href: '/worlds' },
      },
    },
    {
      name: 'clamp',
      text: 'Texts closed to one line and to five.',
      props: {
        gameTitle: 'Lantern Caves',
        imageUrl: '/examples/pages/art/lantern-caves.svg',
        items: [
          { type: 'Heading', text: 'One line' },
          { type: 'Accordion', text: story, clampSize: 1 },
          { type: 'Heading', text: 'Five lines' },
          { type: 'Accordion', text: `${story} ${story}`, clampSize: 5 },
        ],
      },
    },
    {
      name: 'plain',
      text: 'A title alone, and the placeholder.',
      props: { gameTitle: 'A game whose name is long enough to take a second line' },
    },
  ],
} as const satisfies WidgetDescription;
