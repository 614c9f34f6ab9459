/**
 * WordPress (`wpautop`) adds these tags, with line feeds, to the page's JSON. In valid JSON, no line feed follows a
 * tag.
 */
export const paragraphTags: RegExp = /<\/p>\n<p>|<br \/>\n/g;
