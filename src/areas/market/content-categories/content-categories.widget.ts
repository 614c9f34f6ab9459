import type { WidgetDescription } from '../../../widgets/kit/description';

export const description = {
  name: 'content-categories',
  kind: 'area',
  text: "Links to the five content categories: Marketplace, Game, News, Community and Support. The page's own one is marked.",
  props: {
    label: { type: 'text', default: 'Categories', text: 'Name of the navigation, for screen readers.' },
    current: {
      type: 'text',
      values: ['Marketplace', 'Game', 'News', 'Community', 'Support'],
      text: "The page's category. Default: the one with the longest link that the page's URL begins with.",
    },
    marketplaceText: { type: 'text', default: 'Marketplace', text: 'Text of the Marketplace link.' },
    marketplaceHref: { type: 'url', text: 'URL of the Marketplace link. Default: /LOCALE/marketplace.' },
    gameText: { type: 'text', default: 'Game', text: 'Text of the Game link.' },
    gameHref: { type: 'url', text: 'URL of the Game link. Default: /LOCALE/game.' },
    newsText: { type: 'text', default: 'News', text: 'Text of the News link.' },
    newsHref: { type: 'url', text: 'URL of the News link. Default: /LOCALE/news.' },
    communityText: { type: 'text', default: 'Community', text: 'Text of the Community link.' },
    communityHref: { type: 'url', text: 'URL of the Community link. Default: /LOCALE/community.' },
    supportText: { type: 'text', default: 'Support', text: 'Text of the Support link.' },
    supportHref: { type: 'url', text: 'URL of the Support link. Default: /LOCALE/support.' },
  },
  events: { select: 'A category was clicked: { category }. Cancel the event to stay on the page.' },
  details: { select: { category: 'text' } },
  examples: [
    { name: 'plain', text: 'No category is marked.' },
    { name: 'current', text: 'A page in the category News.', props: { current: 'News' } },
    {
      name: 'translated',
      text: 'Custom texts and URLs.',
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
