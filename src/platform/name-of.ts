/** Describes an element for messages: `<div id="hero" data-widget="carousel">`. */
export const nameOf = (element: Element) =>
  `<${element.localName}${element.id && ` id="${element.id}"`}${['data-widget', 'class']
    .map((name) => element.getAttribute(name) && ` ${name}="${element.getAttribute(name)?.slice(0, 60)}"`)
    .filter(Boolean)
    .join('')}>`;
