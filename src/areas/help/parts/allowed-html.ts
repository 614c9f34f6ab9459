/**
 * What an article may hold. No `slot` (it would draw the page's own nodes), no `class` (ours mean something), no forms,
 * no frames, no videos: these are links by then (`linkVideos`).
 */
export const allowedHtml = {
  tags: (
    'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd ' +
    'li main article section mark ol p pre q rp rt ruby s samp small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr'
  ).split(' '),
  attributes:
    'href src alt title id lang dir colspan rowspan scope headers start reversed open datetime width height data-video'.split(
      ' ',
    ),
};
