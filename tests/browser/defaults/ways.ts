import { notFromJson } from '../../../cli/schema/settings-schema';

/** The ways to configure Cobble (interface 1). */
export const ways = ['attributes of the tag', 'cobbleSettings', 'the query on src', "the page's JSON"] as const;
export type Way = (typeof ways)[number];

export const canBeGiven = (name: string, way: Way): boolean => {
  if (way !== "the page's JSON") return true;
  // In the JSON, `experiments` must be an object, not `on` or `off`.
  return name !== 'experiments' && !notFromJson.includes(name);
};

/** Returns the tag with these settings. Settings that the JSON doesn't support become attributes. */
export const tagWith = (
  settings: Readonly<Record<string, unknown>>,
  way: Way,
  src = '/dist/realms/cobble.js',
): string => {
  const all = Object.entries(settings);
  const given = all.filter(([name]) => canBeGiven(name, way));
  const attributes = (way === 'attributes of the tag' ? all : all.filter((one) => !given.includes(one)))
    .map(([name, value]) => `data-${name}="${value}"`)
    .join(' ');
  const json = JSON.stringify(Object.fromEntries(given));
  const query =
    way === 'the query on src' ? `?${new URLSearchParams(given.map(([name, value]) => [name, `${value}`]))}` : '';
  const before =
    way === 'cobbleSettings'
      ? `<script>window.cobbleSettings = ${json}</script>`
      : way === "the page's JSON"
        ? `<script type="application/json" data-cobble-config>${json}</script>`
        : '';
  return `${before}<script async src="${src}${query}" ${attributes}></script>`;
};
