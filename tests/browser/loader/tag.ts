export const tag = (attributes = '', theme = 'realms', file = 'cobble.js') =>
  `<script async src="/dist/${theme}/${file}" ${attributes}></script>`;

export const tile = (attributes = '', title = 'Castle Siege') =>
  `<div data-widget="marketplace-tile" data-title="${title}" data-author="Blockworks" data-price="830" ${attributes}><p>${title}</p></div>`;

/** Files that `cobble.js` requests from its own server. */
export const FILES = /^\/dist\/(chunks|[a-z]+\/[^/]+\.css)/;
