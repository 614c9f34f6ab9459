/** The pasted file is `cobble.js`, `cobble-components.js`, or `cobble.ID.js` in a pinned page. */
export const isTagUrl = (src: string): boolean => /(^|\/)cobble(-components|\.\w+)?\.js([?#]|$)/.test(src);

export const hasComponents = (src: string): boolean => /(^|\/)cobble-components\.js([?#]|$)/.test(src);
