import type { Config } from 'dompurify';

/**
 * Omits the tag `slot`, which could display the host page's elements, and the attribute `class`, which could apply
 * Cobble's styles.
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
  /** Matches a URL that has no protocol, or an allowed one. White space is already removed. */
  values: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
};

export const purifyConfig = {
  ALLOWED_TAGS: ['body', ...allowedHtml.tags],
  ALLOWED_ATTR: allowedHtml.attributes,
  ALLOWED_URI_REGEXP: allowedHtml.values,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // DOMPurify would remove an id such as `links`, because `document.links` exists. `finishBody` prefixes ids instead.
  SANITIZE_DOM: false,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;
