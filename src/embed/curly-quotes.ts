/** Warns about curly quotes around a value: most props accept them as part of the value. */
export default (
  { attributes }: Pick<Element, 'attributes'>,
  warn: (attribute: string, value: string, instead: string) => void,
): void => {
  for (const { name, value } of attributes)
    if (/^“[^”″]*$|^[^“]*[”″]\s*\/?>/.test(value)) warn(name, value, 'all of it');
};
