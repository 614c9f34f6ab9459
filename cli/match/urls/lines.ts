import { limits } from '../../io/limits';

/**
 * Splits text into URLs, one per line. Holds one line at most: of one that is too long, it yields just enough for
 * `tooLong`.
 */
export async function* lines(chunks: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = '';
  let isSkipping = false;
  for await (const chunk of chunks) {
    const text = rest + chunk;
    const end = text.lastIndexOf('\n');
    if (end >= 0) {
      // Without the rest of the line that is too long.
      yield urlsIn(text.slice(isSkipping ? text.indexOf('\n') + 1 : 0, end));
      isSkipping = false;
    }
    rest = isSkipping ? '' : text.slice(end + 1).trimStart();
    if (rest.trimEnd().length > limits.line) {
      yield [rest.slice(0, limits.line + 1)];
      isSkipping = true;
      rest = '';
    }
    // Keeps blanks at the end, because the line may continue.
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
