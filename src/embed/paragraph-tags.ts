/**
 * Matches tags and line feeds that WordPress (`wpautop`) adds to the page's JSON. Tags in the site's texts don't match,
 * because JSON strings can't contain unescaped line feeds.
 */
export const paragraphTags: RegExp = /<\/p>\n<p>|<br \/>\n/g;
