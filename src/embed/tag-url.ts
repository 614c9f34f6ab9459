/** The pasted file is `cobble.js`, `cobble-components.js`, or `cobble.ID.js` in a pinned page. */
export const isTagUrl = (src: string): boolean => /(^|\/)cobble(-components|\.\w+)?\.js([?#]|$)/.test(src);

/** Whether a tag's file contains the runtime and all components. */
export const hasComponents = (src: string): boolean => /(^|\/)cobble-components\.js([?#]|$)/.test(src);
