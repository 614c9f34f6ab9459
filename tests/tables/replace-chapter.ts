/**
 * Puts a chapter into a Markdown document: in the place of the one with that heading, or at its end.
 *
 * @param text the document; where it is empty, it is begun with the title "Speed"
 * @param name the heading's words
 * @param body what stands below it, with a line's end
 */
export const replaceChapter = (text: string, name: string, body: string): string => {
  const heading = `## ${name}\n`;
  const chapter = `${heading}\n${body}`;
  const start = text.indexOf(heading);
  if (start < 0) return `${text ? `${text.trimEnd()}\n\n` : '# Speed\n\n'}${chapter}`;
  const end = text.indexOf('\n## ', start + 1);
  return text.slice(0, start) + chapter + (end < 0 ? '' : text.slice(end));
};
