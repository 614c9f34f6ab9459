/** Matches the names of the tag's script: `cobble.js`, `cobble-components.js`, and `cobble.ID.js` for pinned pages. */
export const TAG_FILE = '(cobble(?:-components)?)(?:\\.\\w{1,40})?\\.js';

const TAG_URL = new RegExp(`(?:^|/)${TAG_FILE}(?:[?#]|$)`);

export const isTagUrl = (src: string): boolean => TAG_URL.test(src);

export const tagStem = (src: string): string | undefined => TAG_URL.exec(src)?.[1];
