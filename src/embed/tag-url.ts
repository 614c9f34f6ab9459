/** Matches the names of pasted files: `cobble.js`, `cobble-components.js`, and `cobble.ID.js` for pinned pages. */
export const TAG_FILE = 'cobble(?:-components|\\.\\w{1,40})?\\.js';

const TAG_URL = new RegExp(`(^|/)${TAG_FILE}([?#]|$)`);

export const isTagUrl = (src: string): boolean => TAG_URL.test(src);

/** Whether a tag's file contains the runtime and all components. */
export const hasComponents = (src: string): boolean => /(^|\/)cobble-components\.js([?#]|$)/.test(src);
