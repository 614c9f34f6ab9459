/**
 * Matches the tags that WordPress (`wpautop`) writes into the page's JSON: paragraphs for blank lines, and `<br />` for
 * line ends. JSON has neither a line end in a text nor a tag outside of one, so nothing else matches.
 */
export const paragraphTags: RegExp = /<\/p>\n<p>|<br \/>\n/g;
