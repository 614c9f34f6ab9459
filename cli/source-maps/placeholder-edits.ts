import { edited, type TextEdit } from './shift-mappings';

/** Matches `COBBLEBASE||` as a whole, because a build without a base URL removes it. */
const PLACEHOLDER = /COBBLEBASE\|\||COBBLE[A-Z]+/g;

/**
 * Returns the edits that turned a template into a built file.
 *
 * @param values a text for each placeholder. One text may be missing: its length is what the others leave of the file
 */
export const placeholderEdits = (
  template: string,
  file: string,
  values: Readonly<Record<string, string>>,
): TextEdit[] => {
  const found = [...template.matchAll(PLACEHOLDER)].map(({ 0: placeholder, index }) => ({ placeholder, index }));
  const missing = found.filter(({ placeholder }) => values[placeholder] === undefined);
  const known = found.reduce(
    (length, { placeholder }) => length + (values[placeholder]?.length ?? 0) - placeholder.length,
    template.length,
  );
  const missingLength = missing.length > 0 ? (file.length - known) / missing.length : 0;
  let shift = 0;
  const edits = found.map(({ placeholder, index }) => {
    const start = index + shift;
    const newText = values[placeholder] ?? file.slice(start, start + missingLength);
    shift += newText.length - placeholder.length;
    return { offset: index, length: placeholder.length, newText };
  });
  if (edited(template, edits) !== file) throw new Error("a built file doesn't match its template");
  return edits;
};
