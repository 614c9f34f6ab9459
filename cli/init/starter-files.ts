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
          // The first `include` pattern matches the starter file `page.html`, which `cobble serve` serves.
          url: { include: ['^/page\\.html$', '^/([a-z]{2}-[a-z]{2}/)?store(/|$)'], exclude: '/checkout(/|$)' },
        },
        setup: {
          'store-hero-control': {},
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
      name: 'the store shows the variant to assigned visitors',
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
      name: 'other visitors see no variant',
      url: `${SITE}/store`,
      expect: { experiments: ['store-hero'], on: [], scripts: [], styles: [] },
    },
    {
      name: 'a link turns the variant on',
      url: `${SITE}/store?enableflights=store-hero-b`,
      expect: { on: ['store-hero-b'] },
    },
    {
      name: 'the page of this folder can show the variant',
      url: `${SITE}/page.html?enableflights=store-hero-b`,
      expect: { experiments: ['store-hero'], on: ['store-hero-b'] },
    },
    { name: 'the checkout is excluded', url: `${SITE}/store/checkout`, expect: { experiments: [] } },
    { name: 'other pages are unaffected', url: `${SITE}/help`, expect: { experiments: [] } },
  ],
};

const page = `<!doctype html>
<html lang="en-us">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Store</title>
    <style>body { font-family: sans-serif; margin: 2rem auto; max-width: 24rem; padding: 0 1rem; } [data-widget] { margin-bottom: 1rem; }</style>
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

const variantScript = `// Runs only for visitors of the flight store-hero-b.
const heading = document.querySelector('h1');
if (heading) heading.textContent = 'New in the store';
`;

const variantStyle = `h1 {
  background: #ffe066;
  padding: 0.25em 0.5em;
}
`;

const urls = ['/', '/store', '/en-us/store', '/en-us/store/skins', '/store/checkout', '/help']
  .map((path) => `${SITE}${path}\n`)
  .join('');

export const starterFiles = (theme: Theme): StarterFile[] => [
  { name: 'experiments.json', text: `${JSON.stringify(config, null, 2)}\n` },
  { name: 'cases.json', text: `${JSON.stringify(cases, null, 2)}\n` },
  { name: 'experiments/store-hero-b.js', text: variantScript },
  { name: 'experiments/store-hero-b.css', text: variantStyle },
  { name: 'urls.txt', text: urls },
  { name: 'page.html', text: page },
  { name: 'theme.mts', text: themeSource(theme, 'site') },
];

const themeSource = (theme: Theme, name: string): string => {
  const value = JSON.stringify({ ...theme, name }, null, 2).replace(/^( *)"([a-zA-Z_]\w*)":/gm, '$1$2:');
  return `// A custom theme: change any value, then build it. Colours with too little contrast are rejected.
export const theme = ${value};
`;
};
