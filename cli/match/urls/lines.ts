import { limits } from '../../io/limits';

/**
 * Skips blank lines and comments (`#`). Buffers at most one line, and cuts it just over the limit, so that `tooLong`
 * reports it.
 */
export async function* lines(chunks: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = '';
  let isSkipping = false;
  for await (const chunk of chunks) {
    const text = rest + chunk;
    const end = text.lastIndexOf('\n');
    if (end >= 0) {
      // Skips the rest of an overlong line.
      yield urlsIn(text.slice(isSkipping ? text.indexOf('\n') + 1 : 0, end));
      isSkipping = false;
    }
    rest = isSkipping ? '' : text.slice(end + 1).trimStart();
    if (rest.trimEnd().length > limits.line) {
      yield isComment(rest) ? [] : [rest.slice(0, limits.line + 1)];
      isSkipping = true;
      rest = '';
    }
    // Keep trailing blanks, because the line may continue.
    else rest = rest.slice(0, limits.line);
  }
  if (!isSkipping) yield urlsIn(rest);
}

const isComment = (line: string): boolean => line.startsWith('#');

const urlsIn = (text: string): string[] => {
  const urls: string[] = [];
  for (const line of text.split('\n')) {
    const url = line.trim();
    if (url !== '' && !isComment(url)) urls.push(url);
  }
  return urls;
};
