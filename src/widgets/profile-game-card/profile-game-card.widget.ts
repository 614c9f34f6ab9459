import type { WidgetDescription } from '../kit/description';

const story =
  'Four friends set out to build one bridge. It took them a summer, three floods and a dragon that nobody had invited. What stands there now is a town with a harbour, a school for mapmakers, and a bridge that is still not finished.';

export const description = {
  name: 'profile-game-card',
  kind: 'component',
  isLarge: true,
  exampleWidth: 340,
  text: "A player's game: image, title, a list of items and a button.",
  props: {
    gameTitle: { type: 'text', required: true, text: "The game's name." },
    imageUrl: { type: 'url', text: 'URL of the image, in landscape format. Default: a placeholder.' },
    imageAltText: {
      type: 'text',
      default: '',
      text: 'Alternative text of the image. Empty if the image is decorative.',
    },
    items: {
      type: 'list',
      text: 'The items. type is Heading (text), Link (text, href), Accordion (text, clampSize: number of lines while collapsed, default 2), Divider, or TextMessage (text). Texts are plain text.',
      fields: { type: 'text', text: 'text', href: 'url', clampSize: 'number' },
    },
    callToAction: {
      type: 'record',
      text: 'The button below the items. Without href, it emits cobble:action.',
      fields: { text: 'text', href: 'url' },
    },
    readMoreText: {
      type: 'text',
      default: 'Read more',
      text: 'Button that expands an accordion. Shown only if the text is longer than its lines.',
    },
    readLessText: { type: 'text', default: 'Read less', text: 'Button that collapses an accordion.' },
  },
  events: { action: 'The button without href was pressed: { index: 0 }.' },
  details: { action: { index: 'number' } },
  maxWidth: 520,
  room: 'item-list',
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
      text: 'A link as button, and a short text without a toggle.',
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
      text: 'Texts collapsed to one and to five lines.',
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
      text: 'A title only, with a placeholder.',
      props: { gameTitle: 'A game whose name is long enough to take a second line' },
    },
  ],
} as const satisfies WidgetDescription;
