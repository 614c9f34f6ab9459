/**
 * Splits a CSS value at a sign, or at blanks, that stands in no bracket and no quote.
 *
 * @param value whose brackets and quotes are closed
 * @returns the parts without blanks around them; an empty one where nothing stands between two signs
 */
export const splitCss = (value: string, sign: ',' | ' '): string[] => {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const one of value.trim()) {
    if (quote) quote = one === quote ? '' : quote;
    else if (one === "'" || one === '"') quote = one;
    else if (one === '(') depth++;
    else if (one === ')') depth--;
    else if (depth === 0 && (sign === ' ' ? /\s/.test(one) : one === sign)) {
      parts.push('');
      continue;
    }
    parts[parts.length - 1] += one;
  }
  const trimmed = parts.map((part) => part.trim());
  return sign === ' ' ? trimmed.filter(Boolean) : trimmed;
};
