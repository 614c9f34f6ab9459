export interface BenchWidget {
  readonly name: string;
  /** These props must not load images, which would use bandwidth. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly html?: string;
}

/** Ten different components. The pages with a single tile use the first. */
export const widgets: readonly BenchWidget[] = [
  { name: 'marketplace-tile', props: { title: 'Frost Keep', author: 'Blockworks', rating: 4.5, price: 660 } },
  { name: 'promo-banner', props: { bannerText: 'The caves update is here', bannerLink: '/news/caves' } },
  { name: 'balance-summary', props: { balance: 1340, purchaseButtonHref: '/minecoins' } },
  { name: 'profile-card', props: { gamertag: 'NoxiousOwl', text: 'Last seen yesterday' } },
  {
    name: 'profile-game-card',
    props: {
      gameTitle: 'Cobble Creek',
      items: [
        { type: 'Heading', text: 'Your world' },
        { type: 'TextMessage', text: 'Played for 214 hours' },
      ],
      callToAction: { text: 'Play now' },
    },
  },
  { name: 'carousel', props: {}, html: '<p>Caves</p><p>Cliffs</p><p>Creeks</p>' },
  {
    name: 'sort-dropdown',
    props: {
      options: [
        { key: 'new', displayName: 'Newest' },
        { key: 'price', displayName: 'Price' },
      ],
    },
  },
  { name: 'text-input', props: { label: 'World name', placeholder: 'My first world' } },
  { name: 'shimmer', props: {} },
  { name: 'themed-button', props: {}, html: 'Play now' },
];

export const elementOf = ({ name, props, html = '' }: BenchWidget, tag = 'div', attributes = ''): string =>
  `<${tag} data-widget="${name}" data-load="eager" data-props='${JSON.stringify(props)}'${attributes}>${html}</${tag}>`;
