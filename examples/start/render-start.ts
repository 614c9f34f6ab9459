import type { Theme } from '../../src/themes/theme';
import { pages } from '../pages/pages';
import { pickTheme } from '../pages/pick-theme';
import { startStyle } from './start-style';

export interface StartOptions {
  /** The server's origin, for the displayed script tag: `http://127.0.0.1:4173`. */
  readonly origin: string;
  readonly themes: readonly Theme[];
  readonly theme: string | null;
  /** If false, the page explains how to create a build. */
  readonly built: boolean;
}

export const renderStart = ({ origin, themes, theme: themeName, built }: StartOptions): string => {
  const theme = pickTheme(themes, themeName);
  const src = `${origin}/dist/${theme.name}/cobble.js`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cobble examples</title>
<link rel="icon" href="/examples/pages/art/mark.svg">
<style>${startStyle(theme)}</style>
<script async src="/dist/${theme.name}/cobble.js"></script>
<script defer src="/examples/start/start.js"></script>
</head>
<body>
<header class="top">
  <div class="scene"></div>
  <div class="in">
    <p class="name"><img src="/examples/pages/art/mark.svg" alt="" width="48" height="48"> Cobble</p>
    <h1>One pasted tag, and the page has widgets</h1>
  </div>
</header>
<main class="in">
${built ? '' : '<p class="missing" role="alert">There is no build, so no widgets are shown. Run <code>npm run build</code> and reload.</p>'}
<section>
  <h2>The tag</h2>
  <p>Paste it anywhere in a page. Pick a theme to change the tag and this page.</p>
  <nav class="themes" aria-label="Theme">${themes.map((one) => swatch(one, one === theme)).join('')}</nav>
  <div class="tag"><pre tabindex="0"><code id="tag">${escapeHtml(`<script async src="${src}"></script>`)}</code></pre><button type="button" id="copy" data-copy="#tag">Copy</button></div>
  <p class="said" id="said" role="status"></p>
</section>
<section>
  <h2>What it mounts</h2>
  <p>Some of it. <a href="/catalogue/?theme=${theme.name}">The catalogue</a> has every widget, with all its examples and the markup to copy.</p>
  <div class="shown">
    <div data-load="eager" data-widget="marketplace-tile" data-title="Lantern Caves" data-author="Pebble &amp; Sons" data-rating="4.6"
         data-price="490" data-original-price="700" data-on-sale-text="Sale" data-category="world" data-category-label="World"
         data-image-url="/examples/pages/art/lantern-caves.svg" data-image-alt-text="Three lanterns above a cart of gems"
         data-marketplace-url="/examples/pages/item.html?item=lantern-caves"></div>
    <div class="buttons">
      <div data-load="eager" data-widget="themed-button" data-widget-open="#panel">Open the panel</div>
      <div data-load="eager" data-widget="themed-button" data-variant="secondary" data-widget-open="#panel">A secondary button</div>
      <div data-load="eager" data-widget="themed-button" data-variant="quiet" data-widget-open="#panel">A quiet one</div>
      <div data-load="eager" data-widget="themed-button" data-disabled>Not now</div>
    </div>
  </div>
  <div id="panel" data-load="eager" data-widget="flyout" data-heading="A panel of the page">
    <p>The text, the links and the form are the page’s own. The panel around them is Cobble’s.</p>
    <p>It closes with Escape, with the button, and with a click outside.</p>
  </div>
</section>
<section>
  <h2>Host pages</h2>
  <p>The same widgets on pages as real sites send them. Each has a theme of its own; <code>?theme=${theme.name}</code> puts another in.</p>
  <ul class="pages">${pages
    .filter(({ inner }) => !inner)
    .map(entry)
    .join('')}</ul>
  <p><a href="/examples/experiments/index.html">Five experiments</a> with their cases and variants, on two pages: <code>?cobble-debug</code> says what runs and why.</p>
</section>
</main>
<footer class="in"><p>Served on this machine only. Started with <code>cobble serve</code>; the calls that came in are listed at <a href="/__sandbox/requests">/__sandbox/requests</a>.</p></footer>
</body>
</html>
`;
};

const swatch = (theme: Theme, isChosen: boolean) =>
  `<a href="/?theme=${theme.name}"${isChosen ? ' aria-current="true"' : ''}>` +
  `<span class="dots">${[theme.color.surface, theme.color.accent, theme.button.primary.surface].map(dot).join('')}</span>${capital(theme.name)}</a>`;

const dot = (color: string) =>
  `<svg width="12" height="12" aria-hidden="true"><rect width="12" height="12" fill="${escapeHtml(color)}"/></svg>`;

const entry = ({ path, title, text, theme }: (typeof pages)[number]) =>
  `<li><a href="${path}">${escapeHtml(title)}</a><p>${escapeHtml(text)}</p><p class="theme">${capital(theme)}</p></li>`;

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
