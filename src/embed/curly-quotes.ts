/** Warns about curly quotes around a value, because most props would accept the quotes as text. */
export default (
  { attributes }: Pick<Element, 'attributes'>,
  warn: (attribute: string, value: string, instead: string) => void,
): void => {
  for (const { name, value } of attributes)
    if (/^“[^”″]*$|^[^“]*[”″]\s*\/?>/.test(value)) warn(name, value, 'all of it');
};
