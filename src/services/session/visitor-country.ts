/**
 * ISO 3166-1 codes: each country, followed by its territories. Hong Kong and Macau are separate markets. Most
 * uninhabited territories are omitted.
 */
export const families: readonly string[] = [
  'au cc cx nf',
  'dk fo gl',
  'fi ax',
  'fr bl gf gp mf mq nc pf pm re wf yt',
  'gb ai bm fk gg gi im io je ky ms pn sh tc vg',
  'nl aw bq cw sx',
  'no sj',
  'nz ck nu tk',
  'us as gu mp pr um vi',
];

/**
 * Returns the visitor's country as two lower-case letters, from `<meta name="cobble:country" content="us">` (SVC-10).
 * For a territory, returns its country. Default: `us`.
 */
export const visitorCountry = (): string => {
  const meta = globalThis.document && document.querySelector<HTMLMetaElement>('meta[name="cobble:country"]');
  const code = /^[a-z]{2}$/.exec(`${meta?.content.trim().toLowerCase()}`)?.[0] ?? 'us';
  return families.find((codes) => codes.includes(code))?.slice(0, 2) ?? code;
};
