/** What offers are called, by id; others have no name. */
export const offerTitles: ReadonlyMap<string, string> = new Map([
  ['winter-cape', 'The winter cape'],
  ['offer-anniversary-cape', 'The anniversary cape'],
]);
