/**
 * What WordPress (`wpautop`) writes into the page's JSON: it makes paragraphs of blank lines, and `<br />` of line ends.
 * JSON has neither a line end in a text nor a tag outside of one, so nothing else is found.
 */
export const paragraphTags: RegExp = /<\/p>\n<p>|<br \/>\n/g;
