/** Whether a tag's file is `cobble.js`, `cobble-components.js` or, in a pinned page, `cobble.ID.js`. */
export const isTagUrl = (src: string): boolean => /(^|\/)cobble(-components|\.\w+)?\.js([?#]|$)/.test(src);

export const hasComponents = (src: string): boolean => /(^|\/)cobble-components\.js([?#]|$)/.test(src);
