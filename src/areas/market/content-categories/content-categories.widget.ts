import type { WidgetDescription } from '../../../widgets/kit/description';

/** ARE-12. */
export const description = {
  name: 'content-categories',
  kind: 'area',
  text: 'Links to the five kinds of content: Marketplace, Game, News, Community and Support; the one of this page is marked.',
  props: {
    label: { type: 'text', default: 'Categories', text: 'Name of the navigation, for screen readers.' },
    current: {
      type: 'text',
      values: ['Marketplace', 'Game', 'News', 'Community', 'Support'],
      text: 'The category of this page; without it, the one whose link the address begins with; of several, the longest.',
    },
    marketplaceText: { type: 'text', default: 'Marketplace', text: 'Text of the first link.' },
    marketplaceHref: { type: 'url', text: 'Its address; without one, /LOCALE/marketplace.' },
    gameText: { type: 'text', default: 'Game', text: 'Text of the second link.' },
    gameHref: { type: 'url', text: 'Its address; without one, /LOCALE/game.' },
    newsText: { type: 'text', default: 'News', text: 'Text of the third link.' },
    newsHref: { type: 'url', text: 'Its address; without one, /LOCALE/news.' },
    communityText: { type: 'text', default: 'Community', text: 'Text of the fourth link.' },
    communityHref: { type: 'url', text: 'Its address; without one, /LOCALE/community.' },
    supportText: { type: 'text', default: 'Support', text: 'Text of the last link.' },
    supportHref: { type: 'url', text: 'Its address; without one, /LOCALE/support.' },
  },
  events: { select: 'The category that was clicked: { category }. Cancel it to keep the page.' },
  details: { select: { category: 'text' } },
  examples: [
    { name: 'plain', text: 'None of them is this page.' },
    { name: 'current', text: 'On a page of the news.', props: { current: 'News' } },
    {
      name: 'translated',
      text: 'Other texts and addresses.',
      props: {
        current: 'Support',
        supportText: 'Hilfe',
        newsText: 'Neues',
        gameText: 'Spiel',
        communityText: 'Gemeinschaft',
        supportHref: '/hilfe',
      },
    },
  ],
} as const satisfies WidgetDescription;
