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

export const description = {
  name: 'carousel',
  kind: 'component',
  isLarge: true,
  exampleWidth: 530,
  text: 'Shows one or more of its children at a time as slides, and wraps around. Children that are added later become slides, too.',
  props: {
    label: { type: 'text', text: 'Name of the carousel, for screen readers: Popular worlds.' },
    visible: {
      type: 'number',
      min: 1,
      default: 1,
      text: 'Number of visible slides, at least 1. Fewer are shown if they would be narrower than 240px.',
    },
    previousLabel: { type: 'text', default: 'Previous', text: 'Name of the button to the previous slide.' },
    nextLabel: { type: 'text', default: 'Next', text: 'Name of the button to the next slide.' },
    carouselText: { type: 'text', default: 'carousel', text: 'Role of the widget, for screen readers.' },
    slideText: { type: 'text', default: 'slide', text: 'Role of a slide, for screen readers.' },
    positionText: {
      type: 'text',
      default: '{index} of {count}',
      text: 'Position of a slide, for screen readers. {index} and {count} are numbers.',
    },
  },
  events: { slide: 'The slide changed: { index }. index is the first visible slide, from 0.' },
  details: { slide: { index: 'number' } },
  slots: { '': 'The slides: one per child element.' },
  methods: ['focus'],
  room: 'slides',
  examples: [
    {
      name: 'one',
      text: 'One visible slide.',
      props: { label: 'Places to visit' },
      html: places.map(scene).join(''),
    },
    {
      name: 'three',
      text: 'Three visible tiles, fewer on a narrow screen.',
      props: { label: 'Popular worlds', visible: 3 },
      html: places.map(tile).join(''),
    },
    {
      name: 'single',
      text: 'One slide, without buttons.',
      props: { label: 'News' },
      html: card('The autumn update is here.'),
    },
    {
      name: 'many',
      text: 'Fifty slides.',
      props: { label: 'Blocks', visible: 4 },
      html: Array.from({ length: 50 }, (_, i) => card(`Block ${i + 1}`)).join(''),
    },
    { name: 'empty', text: 'No slides, so nothing is shown.', props: { label: 'Nothing' } },
  ],
} as const satisfies WidgetDescription;
