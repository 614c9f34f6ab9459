/** Catalog products that are also sold for Minecoins. */
export const coinOffers: readonly { readonly productId: string; readonly offerId: string; readonly price: number }[] = [
  { productId: '9CBL0PASS001', offerId: 'pass-one-month', price: 990 },
  { productId: '9CBL0FREE001', offerId: 'starter-worlds', price: 0 },
];

export const offerTitles: ReadonlyMap<string, string> = new Map([
  ['winter-cape', 'The winter cape'],
  ['offer-anniversary-cape', 'The anniversary cape'],
]);
