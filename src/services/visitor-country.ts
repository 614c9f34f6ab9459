/** Parent countries, each before its territories, by ISO 3166-1 code. Hong Kong and Macau are markets of their own;
 * where nobody
 * lives there is none. */
const families =
  'AUcccxnfDKfoglFIaxFRblgfgpmfmqncpfpmrewfytGBaibmfkgggiimiojekymspnshtcvgNLawbqcwsxNOsjNZcknutkUSasgumpprumvi';

/**
 * The visitor's country (SVC-10): the page's `<meta name="cobble:country" content="us">`, a territory replaced by its
 * parent country. A missing or malformed code is `us`.
 *
 * @returns a two-letter code, lower case
 */
export const visitorCountry = (): string => {
  const meta =
    typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name="cobble:country"]');
  const code = /^[a-z]{2}$/.exec(meta?.content.trim().toLowerCase() as string)?.[0] ?? 'us';
  return (RegExp(`([A-Z]+)([a-z]{2})*?${code}`).exec(families)?.[1] ?? code).toLowerCase();
};
