/** WordPress (`wpautop`) adds these tags, with line feeds, to the page's JSON. Valid JSON never contains that. */
export const paragraphTags: RegExp = /<\/p>\n<p>|<br \/>\n/g;
