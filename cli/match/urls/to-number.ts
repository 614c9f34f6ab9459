/**
 * Reads a number of at least 0. Spreadsheets write `1,204`.
 *
 * @param isDecimalComma whether the file may use decimal commas, which makes `1.204` and `1,204` ambiguous
 */
export const toNumber = (value: unknown, isDecimalComma = false): number | undefined => {
  const text = String(value ?? '').trim();
  const plain = isDecimalComma ? withDecimalPoint(text) : withoutGrouping(text);
  const number = /^\d*\.?\d+(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
};

const withoutGrouping = (text: string): string =>
  /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;

const withDecimalPoint = (text: string): string => (/^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? '' : text.replace(',', '.'));
