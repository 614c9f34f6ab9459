/** Fires `cobble:NAME`, bubbling, composed and cancelable. @returns false when it was cancelled */
export const fire = (target: Node, name: string, detail?: unknown) =>
  target.dispatchEvent(new CustomEvent(`cobble:${name}`, { detail, bubbles: true, composed: true, cancelable: true }));
