export const dispatch = (name: string, detail: object): boolean =>
  document.dispatchEvent(new CustomEvent(`cobble:${name}`, { detail }));
