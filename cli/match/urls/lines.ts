import { limits } from '../../io/limits';

/**
 * Splits decoded text into URLs, one per line, a batch for each chunk. Blanks around a URL and empty lines don't count.
 * Holds one line at most: of a line that is too long, it yields just enough for `tooLong`, however the chunks fall.
 */
export async function* lines(chunks: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = '';
  let isSkipping = false;
  for await (const chunk of chunks) {
    const text = rest + chunk;
    const end = text.lastIndexOf('\n');
    if (end >= 0) {
      // Up to the first line end it is the rest of the line that is too long.
      yield urlsIn(text.slice(isSkipping ? text.indexOf('\n') + 1 : 0, end));
      isSkipping = false;
    }
    rest = isSkipping ? '' : text.slice(end + 1).trimStart();
    if (rest.trimEnd().length > limits.line) {
      yield [rest.slice(0, limits.line + 1)];
      isSkipping = true;
      rest = '';
    }
    // The blanks at its end may be inside the line: then anything after so many of them makes it too long.
    else rest = rest.slice(0, limits.line);
  }
  if (!isSkipping) yield urlsIn(rest);
}

const urlsIn = (text: string): string[] => {
  const urls: string[] = [];
  for (const line of text.split('\n')) {
    const url = line.trim();
    if (url !== '') urls.push(url);
  }
  return urls;
};
