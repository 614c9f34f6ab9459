const marks = (name: string) => ({ start: `<!-- bench ${name} -->`, end: `<!-- /bench ${name} -->` });

/**
 * Replaces the text between the markers for `name` with `part`. If there are no markers, appends `part` with markers.
 */
export const writePart = (text: string, name: string, part: string): string => {
  const { start, end } = marks(name);
  const written = `${start}\n\n${part}\n\n${end}`;
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) return `${text.trimEnd()}\n\n${written}\n`;
  return text.slice(0, from) + written + text.slice(to + end.length);
};
