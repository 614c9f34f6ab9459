import type { WidgetDescription } from '../shared/description';

/** WGT-11. */
export const description = {
  name: 'marketplace-tile',
  kind: 'component',
  text: 'One item of the marketplace: picture, title, author, rating and price. The whole tile opens the item page in a new tab.',
  props: {
    title: { type: 'text', required: true, text: 'Name of the item; two lines at most are shown.' },
    author: { type: 'text', text: 'Who made it.' },
    rating: { type: 'number', min: 0, max: 5, default: 0, text: 'Stars, 0 to 5; 0 means not rated.' },
    noRatingText: { type: 'text', default: 'Not rated yet', text: 'Shown instead of the stars when the rating is 0.' },
    ratingText: {
      type: 'text',
      default: '{rating} out of 5 stars',
      text: 'Read out instead of the stars; {rating} stands for the number.',
    },
    price: { type: 'amount', text: 'A number of Minecoins, or a text that is shown as it is.' },
    originalPrice: {
      type: 'amount',
      text: 'The price before a sale. When it is present, the tile has the sale badge.',
    },
    originalPriceText: { type: 'text', default: 'Original price', text: 'Read out before the original price.' },
    onSaleText: { type: 'text', default: 'Sale', text: 'The text of the sale badge.' },
    currencyText: { type: 'text', default: 'Minecoins', text: 'Read out after an amount that is a number.' },
    category: { type: 'text', text: 'Key of the category; shown when there is no categoryLabel.' },
    categoryLabel: { type: 'text', text: 'Name of the category, over the picture.' },
    imageUrl: { type: 'url', text: 'The picture, wide format; a drawn placeholder stands in while it is missing.' },
    imageAltText: { type: 'text', default: '', text: 'What the picture shows; empty when it only decorates.' },
    marketplaceURL: { type: 'url', text: 'The item page. Without it the tile is no link.' },
    newTabText: { type: 'text', default: 'opens in a new tab', text: 'Read out at the end of the link.' },
  },
  examples: [
    {
      name: 'whole',
      text: 'All that a tile can show.',
      props: {
        title: 'Frost Keep',
        author: 'Blockworks',
        rating: 4.5,
        price: 830,
        categoryLabel: 'Adventure',
        imageUrl: '/examples/pages/art/frost-keep.svg',
        imageAltText: 'A keep in the snow',
        marketplaceURL: '/marketplace/frost-keep',
      },
    },
    {
      name: 'on-sale',
      text: 'With an original price: the sale badge.',
      props: {
        title: 'Glowcap Grove',
        author: 'Noxious Owl',
        rating: 3.8,
        price: 660,
        originalPrice: 1340,
        categoryLabel: 'World',
        imageUrl: '/examples/pages/art/glowcap-grove.svg',
        imageAltText: 'Glowing mushrooms',
        marketplaceURL: '/marketplace/glowcap-grove',
      },
    },
    {
      name: 'not-rated',
      text: 'New, without a rating and a picture; the price is a text.',
      props: {
        title: 'Tiny Farm',
        author: 'Plot & Till',
        price: 'Free',
        category: 'skins',
        marketplaceURL: '/marketplace/tiny-farm',
      },
    },
    {
      name: 'long',
      text: 'Texts longer than their place.',
      props: {
        title: 'The Extraordinarily Long Journey to the Far End of the Overgrown Mountains and Back Again',
        author: 'A Studio With a Rather Long Name Incorporated',
        rating: 5,
        price: 1234567,
        originalPrice: 2345678,
        onSaleText: 'Half price this week',
        categoryLabel: 'Adventure worlds and mini games',
        marketplaceURL: '/marketplace/long',
      },
    },
  ],
} as const satisfies WidgetDescription;
