/**
 * Omits duplicate names. Services list a product and its game separately: `product_dungeons` and `game_dungeons` both
 * become "Dungeons". `given` maps entitlements to names. An empty name hides the product.
 */
export const productNames = (
  entitlements: readonly string[],
  given: Readonly<Record<string, unknown>> = {},
): readonly string[] => {
  const names = entitlements.map((entitlement) => {
    const name = given[entitlement];
    return typeof name === 'string' ? name : humanize(entitlement.replace(/^(product|game)_(?=.)/, ''));
  });
  return [...new Set(names)].filter(Boolean);
};

const humanize = (key: string) => {
  const words = key.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
