/** WordPress (`wpautop`) adds these tags to the page's JSON. Valid JSON never contains them. */
export const paragraphTags: RegExp = /<\/p>\n<p>|<br \/>\n/g;
