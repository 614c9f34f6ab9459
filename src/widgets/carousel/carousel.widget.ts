import type { WidgetDescription } from '../kit/description';

const places = [
  ['Sun Bazaar', 'sun-bazaar', 'Tents in a desert town'],
  ['Sky Port', 'sky-port', 'Floating islands and an airship'],
  ['Frost Keep', 'frost-keep', 'A castle in the snow'],
  ['Lantern Caves', 'lantern-caves', 'Lights in a cave'],
  ['Glowcap Grove', 'glowcap-grove', 'Mushrooms that glow'],
] as const;
const card = (text: string) => `<div><p style="margin:0;padding:24px 16px">${text}</p></div>`;
const scene = ([name, picture, alt]: readonly string[]) =>
  `<div><img src="/examples/pages/art/${picture}.svg" alt="${alt}" style="display:block;width:100%;aspect-ratio:2;object-fit:cover"><p style="margin:0;padding:16px">${name}: join the builders this week.</p></div>`;
const tile = ([title, picture, alt]: readonly string[], n: number) =>
  `<div data-widget="marketplace-tile" data-title="${title}" data-author="Copperline" data-rating="${(n % 3) + 2.5}" data-price="${330 + 160 * n}" data-image-url="/examples/pages/art/${picture}.svg" data-image-alt-text="${alt}" data-marketplace-url="/examples/pages/item.html"></div>`;

/** WGT-5. */
export const description = {
  name: 'carousel',
  kind: 'component',
  isLarge: true,
  exampleWidth: 530,
  text: 'Shows some of its children at a time; goes round in both directions. Children that are added later become slides too.',
  props: {
    label: { type: 'text', text: 'What the slides are, read out: Popular worlds.' },
    visible: {
      type: 'number',
      min: 1,
      default: 1,
      text: 'How many slides are seen at once; fewer where there is no room for 240px each.',
    },
    previousLabel: { type: 'text', default: 'Previous', text: 'Name of the button that goes back.' },
    nextLabel: { type: 'text', default: 'Next', text: 'Name of the button that goes on.' },
    carouselText: { type: 'text', default: 'carousel', text: 'What the whole is, read out.' },
    slideText: { type: 'text', default: 'slide', text: 'What a slide is, read out.' },
    positionText: {
      type: 'text',
      default: '{index} of {count}',
      text: 'Where a slide stands, read out; {index} and {count} stand for the numbers.',
    },
  },
  events: { slide: '{ index }: the first slide that is seen, from 0; after every change' },
  details: { slide: { index: 'number' } },
  slots: { '': 'The slides: each child element is one.' },
  methods: ['focus'],
  room: 'derived',
  examples: [
    {
      name: 'one',
      text: 'One slide at a time.',
      props: { label: 'Places to visit' },
      html: places.map(scene).join(''),
    },
    {
      name: 'three',
      text: 'Three tiles at a time; fewer on a narrow screen.',
      props: { label: 'Popular worlds', visible: 3 },
      html: places.map(tile).join(''),
    },
    {
      name: 'single',
      text: 'One slide alone has no buttons.',
      props: { label: 'News' },
      html: card('The autumn update is here.'),
    },
    {
      name: 'many',
      text: 'Fifty slides.',
      props: { label: 'Blocks', visible: 4 },
      html: Array.from({ length: 50 }, (_, i) => card(`Block ${i + 1}`)).join(''),
    },
    { name: 'empty', text: 'Without slides there is nothing to be seen.', props: { label: 'Nothing' } },
  ],
} as const satisfies WidgetDescription;
