/** Whether a script's address is that of a file to paste: `cobble.js`, or a pinned build's. */
export const isTagUrl = (src: string): boolean => /(^|\/)cobble(\.\w+)?\.js([?#]|$)/.test(src);
