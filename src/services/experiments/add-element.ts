/** Puts an element with these properties into the page's head. */
export const addElement = (name: string, properties: object): void =>
  document.head.append(Object.assign(document.createElement(name), properties));
