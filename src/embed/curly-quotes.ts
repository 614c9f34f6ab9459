/**
 * Warns of attributes with a curly quote that the site made of a straight one: the browser takes it as part of the
 * value, and most props accept it silently.
 *
 * @param warn is called with the attribute's name, its value, and what is used instead
 */
export default (
  { attributes }: Pick<Element, 'attributes'>,
  warn: (attribute: string, value: string, instead: string) => void,
): void => {
  for (const { name, value } of attributes)
    if (/^“[^”″]*$|^[^“]*[”″]\s*\/?>/.test(value)) warn(name, value, 'all of it');
};
