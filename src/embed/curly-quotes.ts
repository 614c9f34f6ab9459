/** Warns of curly quotes. Browsers include them in an attribute's value, and most props accept that. */
export default (
  { attributes }: Pick<Element, 'attributes'>,
  warn: (attribute: string, value: string, instead: string) => void,
): void => {
  for (const { name, value } of attributes)
    if (/^“[^”″]*$|^[^“]*[”″]\s*\/?>/.test(value)) warn(name, value, 'all of it');
};
