const random = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const locales = ['en-us', 'en-gb', 'sv-se', 'de-de', 'fr-fr', 'es-mx', 'ja-jp', 'pt-br'];
const areas = [
  'store',
  'marketplace',
  'help',
  'profile',
  'realms',
  'download',
  'article',
  'community',
  'education',
  'dungeons',
  'legends',
  'updates',
];
const words =
  'hero cave ender creeper sky block pack skin world quest redstone nether biome craft village pixel ocean forest dragon lantern mob portal ore farm raid'.split(
    ' ',
  );

/** Most experiments match only a few of the pages. */
export const benchData = ({ experiments = 1000, urls = 10_000, domains = 1 } = {}) => {
  const next = random(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const slug = () => `${pick(words)}-${pick(words)}-${Math.floor(next() * 400)}`;
  const domain = () => `www${Math.floor(next() * domains)}.example.net`;

  const include = [
    () => `^/[a-z-]+/${pick(areas)}/${slug()}`,
    () => `^/[a-z]{2}-[a-z]{2}/${pick(areas)}/${pick(words)}`,
    () => `^/${pick(locales)}/${pick(areas)}(/.*)?$`,
    () => `/(${pick(words)}|${pick(words)})-${pick(words)}`,
    () => `^/(${pick(locales)}|${pick(locales)})/${pick(areas)}/[^/]+$`,
    () => `/${slug()}\\.html$`,
  ];
  const config = {
    experiments: Array.from({ length: experiments }, (_, index) => ({
      name: `experiment-${index}`,
      flights: {
        targeting: {
          domain: domain(),
          url: { include: pick(include)(), exclude: next() < 0.5 ? '/checkout' : '' },
          search: { include: next() < 0.1 ? `campaign=${pick(words)}` : '' },
        },
        setup: { [`flight-${index}`]: { js: [`/exp/${index}.js`] } },
      },
    })),
  };
  const pages = Array.from({ length: urls }, () => {
    const path = [
      pick(locales),
      pick(areas),
      ...(next() < 0.7 ? [slug()] : []),
      ...(next() < 0.1 ? ['checkout'] : []),
    ].join('/');
    return `https://${domain()}/${path}${next() < 0.1 ? '.html' : ''}${next() < 0.3 ? `?utm_source=${pick(words)}&campaign=${pick(words)}` : ''}`;
  });
  return { config, pages };
};
