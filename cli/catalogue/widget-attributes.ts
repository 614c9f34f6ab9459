import type { SharedAttribute } from './shared-attribute';

/** What any widget's element may carry beside its props, and what other elements may (interface 2). */
export const widgetAttributes: readonly SharedAttribute[] = [
  { name: 'data-theme', text: 'The theme of this widget alone.' },
  {
    name: 'data-load',
    text: 'When the widget is loaded. After the word media comes a media query, as in media (min-width: 40em).',
    values: {
      visible: 'When it comes near what is seen of the page; so it is without the attribute.',
      eager: 'At once.',
      idle: 'When the browser has nothing else to do.',
      interaction: 'At the first click, key or focus, which is done again inside the widget.',
      media: 'When the media query after the word holds.',
    },
  },
  { name: 'data-props', text: 'Several props as one JSON object; an attribute of its own wins over it.' },
  { name: 'data-slot', text: 'On what stands in a widget: means slot, for content systems that strip that.' },
  { name: 'data-name', text: 'The name under which a widget takes part in the form that it stands in.' },
  { name: 'data-widget-open', text: 'On any element: a click opens the widget that this selector names.' },
  {
    name: 'data-widget-close',
    text: 'On any element: a click closes the widget that this selector names; without a value, the one that it stands in.',
  },
  { name: 'data-widget-toggle', text: 'On any element: a click opens or closes the widget that this selector names.' },
  { name: 'data-cobble-off', text: 'Nothing inside this element is mounted, and nothing in it acts on a widget.' },
];
