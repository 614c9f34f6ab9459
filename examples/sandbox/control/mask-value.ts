/** `MCToken ***(42)`: a secret by its scheme's word, which is none, and its length. */
export const maskValue = (value: string): string => {
  const [, scheme, secret = ''] = /^(?:(MCToken|Bearer|Basic|XBL3\.0)(?: +|$))?(.*)$/is.exec(value) ?? [];
  return `${scheme ? `${scheme} ` : ''}***(${secret.length})`;
};
