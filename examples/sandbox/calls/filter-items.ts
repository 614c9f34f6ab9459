import type { Item } from '../data/item';

/**
 * `filter[name]=value` and the plain `filters=name:value,name:value` of a query, by name.
 */
const filtersOf = (query: URLSearchParams): ReadonlyMap<string, readonly string[]> => {
  const pairs = [...query].flatMap(([key, value]): [string, string][] => {
    if (key === 'filters')
      return value.split(/[,;]/).map((one) => [one.split(/[:=]/)[0]!.trim(), one.split(/[:=]/)[1]?.trim() ?? '']);
    const name = /^filters?\[(.+)\]$/.exec(key)?.[1];
    return name ? [[name, value]] : [];
  });
  const filters = new Map<string, string[]>();
  for (const [name, value] of pairs) filters.set(name, [...(filters.get(name) ?? []), value.toLowerCase()]);
  return filters;
};

/** What a filter's value lets through, by the filter's name. */
const tests: Readonly<Record<string, (item: Item, value: string) => boolean>> = {
  category: (item, value) => item.category === value,
  author: (item, value) => item.author.toLowerCase() === value,
  tag: (item, value) => item.tags.includes(value),
  price: ({ price, originalPrice }, value) =>
    ({ free: price === 0, paid: price > 0, sale: !!originalPrice })[value] ?? price <= Number(value),
  rating: ({ rating }, value) => rating >= Number(value),
  sale: ({ originalPrice }, value) => !!originalPrice === (value === 'true'),
  pass: ({ inPass }, value) => inPass === (value === 'true'),
};

/**
 * The items that pass every filter of a query. Of several values of one name, one is enough; unknown names let all
 * through.
 */
export const filterItems = (items: readonly Item[], query: URLSearchParams): readonly Item[] => {
  const filters = [...filtersOf(query)];
  return items.filter((item) =>
    filters.every(([name, values]) => !Object.hasOwn(tests, name) || values.some((value) => tests[name]!(item, value))),
  );
};
