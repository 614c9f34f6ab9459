/**
 * What an article may hold. No `slot` (it would draw the page's own nodes), no `class` (ours mean something), no forms,
 * no frames, no videos: these are links by then (`linkVideos`). DOMPurify is set by it in the page (`sanitise.ts`), and
 * what is drawn before is read by it (`src/render/article`).
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
  /** What an attribute may say that is no text, its white space left out: an address has one of these protocols, or none. */
  values: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
};
