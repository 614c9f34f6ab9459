import type { Config } from 'dompurify';
import { allowedHtml } from './allowed-html';

/** How DOMPurify cleans an article. What is drawn before there is a page is held against it. */
export const purifyConfig = {
  ALLOWED_TAGS: ['body', ...allowedHtml.tags],
  ALLOWED_ATTR: allowedHtml.attributes,
  ALLOWED_URI_REGEXP: allowedHtml.values,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // No id stands in the page as it was written: `finishBody` gives each its prefix. A link to `#links` leads on then.
  SANITIZE_DOM: false,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;
