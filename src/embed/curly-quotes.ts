/** Curly quotes around a value become part of it, which most props accept. */
export default (
  { attributes }: Pick<Element, 'attributes'>,
  warn: (attribute: string, value: string, instead: string) => void,
): void => {
  for (const { name, value } of attributes)
    if (/^“[^”″]*$|^[^“]*[”″]\s*\/?>/.test(value)) warn(name, value, 'all of it');
};
