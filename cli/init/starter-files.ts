import type { Theme } from '../../src/themes/theme';

export interface StarterFile {
  name: string;
  text: string;
}

const SITE = 'https://www.example.com';

const config = {
  experiments: [
    {
      name: 'store-hero',
      flights: {
        targeting: {
          domain: 'www.example.com',
          url: { include: '^/([a-z]{2}-[a-z]{2}/)?store(/|$)', exclude: '/checkout(/|$)' },
        },
        setup: {
          'store-hero-b': { js: ['/experiments/store-hero-b.js'], css: ['/experiments/store-hero-b.css'] },
        },
      },
    },
  ],
};

const cases = {
  config: 'experiments.json',
  cases: [
    {
      name: 'the store shows the variant to whom it is assigned',
      url: `${SITE}/en-us/store/skins`,
      flights: ['store-hero-b'],
      expect: {
        experiments: ['store-hero'],
        on: ['store-hero-b'],
        scripts: ['/experiments/store-hero-b.js'],
        styles: ['/experiments/store-hero-b.css'],
      },
    },
    {
      name: 'nobody else sees it',
      url: `${SITE}/store`,
      expect: { experiments: ['store-hero'], on: [], scripts: [], styles: [] },
    },
    {
      name: 'a link can turn it on, to look at it',
      url: `${SITE}/store?enableflights=store-hero-b`,
      expect: { on: ['store-hero-b'] },
    },
    { name: 'the checkout is left alone', url: `${SITE}/store/checkout`, expect: { experiments: [] } },
    { name: 'so are other pages', url: `${SITE}/help`, expect: { experiments: [] } },
  ],
};

const page = `<!doctype html>
<html lang="en-us">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Store</title>
    <link rel="stylesheet" href="/dist/site/room.css">
    <script async src="/dist/site/cobble.js" data-experiments="on"></script>
  </head>
  <body>
    <h1>Store</h1>
    <div data-widget="marketplace-tile" data-title="Frost Keep" data-price="660" data-marketplace-url="/marketplace/frost-keep">
      Frost Keep, 660 Minecoins
    </div>
    <button type="button" data-widget-open="#news" aria-haspopup="dialog">What is new</button>
    <div id="news" data-widget="modal" data-heading="What is new">
      <p>Write here what the modal says.</p>
    </div>
  </body>
</html>
`;

const urls = ['/', '/store', '/en-us/store', '/en-us/store/skins', '/store/checkout', '/help']
  .map((path) => `${SITE}${path}\n`)
  .join('');

export const starterFiles = (theme: Theme): StarterFile[] => [
  { name: 'experiments.json', text: `${JSON.stringify(config, null, 2)}\n` },
  { name: 'cases.json', text: `${JSON.stringify(cases, null, 2)}\n` },
  { name: 'urls.txt', text: urls },
  { name: 'page.html', text: page },
  { name: 'theme.mts', text: themeSource(theme, 'site') },
];

const themeSource = (theme: Theme, name: string): string => {
  const value = JSON.stringify({ ...theme, name }, null, 2).replace(/^( *)"([a-zA-Z_]\w*)":/gm, '$1$2:');
  return `// A theme of your own: change any value, then build it. A pair of colours that is too weak to be read is refused.
export const theme = ${value};
`;
};
