/**
 * Warns of attributes with a curly quote that the site made of a straight one. The browser includes it in the value,
 * and most props accept it silently.
 *
 * @param warn called with the attribute's name, its value, and the replacement
 */
export default (
  { attributes }: Pick<Element, 'attributes'>,
  warn: (attribute: string, value: string, instead: string) => void,
): void => {
  for (const { name, value } of attributes)
    if (/^“[^”″]*$|^[^“]*[”″]\s*\/?>/.test(value)) warn(name, value, 'all of it');
};
