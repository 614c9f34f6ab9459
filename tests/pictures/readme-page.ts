import { vanilla } from '../../src/themes/vanilla';

/** Width in CSS pixels. The picture has twice as many, for sharp letters on every screen. */
export const README_WIDTH = 1160;

const tile = (title: string, image: string, attributes: string): string =>
  `<div data-widget="marketplace-tile" data-title="${title}" data-image-url="/examples/pages/art/${image}.svg" ${attributes}></div>`;

/** Returns the page that the README shows: components in the theme Vanilla, in columns of one height. */
export const readmePage = (): string => `<!doctype html>
<html lang="en-us">
  <head>
    <meta charset="utf-8">
    <title>Components</title>
    <script async src="/dist/vanilla/cobble.js"></script>
    <style>
      body {
        margin: 0;
        padding: 24px;
        background: ${vanilla.texture.surface};
      }
      main, .tiles, aside, form, .pair { display: grid; gap: 20px; }
      main { grid-template-columns: 1fr 400px; }
      .tiles { grid-template-columns: repeat(3, 1fr); grid-template-rows: auto 1fr 1fr; }
      .wide { grid-column: 1 / -1; }
      aside { align-content: space-between; }
      .pair { grid-template-columns: 1fr 1fr; }
      .buttons { display: flex; justify-content: space-between; }
      [data-widget] { display: block; max-width: none; }
    </style>
  </head>
  <body>
    <main>
      <div class="tiles">
        <div class="wide" data-widget="promo-banner" data-banner-text="Build a town in the clouds" data-banner-link="#"
             data-link-text="Visit Sky Port" data-background-image="/examples/pages/art/panorama.svg"
             data-background-color="#7cc8f2"></div>
        ${tile('Frost Keep', 'frost-keep', 'data-author="Blockworks" data-rating="4.5" data-price="830" data-category-label="Adventure"')}
        ${tile('Glowcap Grove', 'glowcap-grove', 'data-author="Noxious Owl" data-rating="3.8" data-price="660" data-original-price="1340" data-category-label="World"')}
        ${tile('Sun Bazaar', 'sun-bazaar', 'data-author="Copperline" data-rating="2.5" data-price="330" data-category-label="World"')}
        ${tile('Lantern Caves', 'lantern-caves', 'data-author="Plot &amp; Till" data-rating="4.8" data-price="490" data-category-label="Survival"')}
        ${tile('Cobble Creek', 'creek', 'data-author="Blockworks" data-rating="4.2" data-price="Free" data-category-label="World"')}
        ${tile('Sky Port', 'sky-port', 'data-author="Copperline" data-rating="3.5" data-price="490" data-original-price="990" data-category-label="Mini games"')}
      </div>
      <aside>
        <div data-widget="profile-card" data-gamertag="PebbleWitch42" data-text="Building since 2011"
             data-image-url="/examples/pages/art/avatar.svg">
          <div data-widget="themed-button">Edit profile</div>
          <div data-widget="themed-button" data-variant="secondary">Sign out</div>
        </div>
        <div data-widget="balance-summary" data-balance="1340" data-purchase-button-href="#"></div>
        <div data-widget="text-input" data-label="World name" data-value="Birch Valley"></div>
        <div class="pair">
          <div data-widget="sort-dropdown" data-label="Edition"
               data-options='[{"key":"java","displayName":"Java"},{"key":"bedrock","displayName":"Bedrock"}]'></div>
          <div data-widget="sort-dropdown" data-label="Sort by"
               data-options='[{"key":"asc","displayName":"A to Z"},{"key":"rel","displayName":"Best match"}]'></div>
        </div>
        <div data-widget="text-input" data-label="Gamertag" data-value="steve!"
             data-error-label="Letters and numbers only, please."></div>
        <div class="buttons">
          <div data-widget="themed-button">Play now</div>
          <div data-widget="themed-button" data-variant="secondary">Learn more</div>
          <div data-widget="themed-button" data-variant="quiet">Not now</div>
        </div>
      </aside>
    </main>
  </body>
</html>
`;
