import { limits } from '../../io/limits';

/**
 * Skips blank lines and comments (`#`). Buffers at most one line. Cuts an overlong line one character after the limit,
 * so that `urlProblem` still reports it.
 *
 * @param isNumbered whether to yield an empty string for each skipped line, so that the caller can count lines
 */
export async function* lines(
  chunks: AsyncIterable<string>,
  { isNumbered = false }: { readonly isNumbered?: boolean } = {},
): AsyncGenerator<string[]> {
  const linesOf = isNumbered ? allLines : urlsIn;
  let rest = '';
  let isSkipping = false;
  for await (const chunk of chunks) {
    const text = rest + chunk;
    const end = text.lastIndexOf('\n');
    if (end >= 0) {
      const start = isSkipping ? text.indexOf('\n') + 1 : 0;
      if (start <= end) yield linesOf(text.slice(start, end));
      isSkipping = false;
    }
    rest = isSkipping ? '' : text.slice(end + 1).trimStart();
    if (rest.trimEnd().length > limits.line) {
      yield isComment(rest) ? linesOf('#') : [rest.slice(0, limits.line + 1)];
      isSkipping = true;
      rest = '';
    }
    // Keep trailing blanks, because the line may continue.
    else rest = rest.slice(0, limits.line);
  }
  if (!isSkipping) yield linesOf(rest);
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

const allLines = (text: string): string[] =>
  text.split('\n').map((line) => (isComment(line.trimStart()) ? '' : line.trim()));
