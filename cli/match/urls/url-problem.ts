import { limits } from '../../io/limits';
import { grouped } from '../../io/messages';

export interface UrlProblem {
  readonly text: string;
  readonly fix?: string;
}

export const FIX_URLS = 'Write complete URLs, such as https://www.example.com/store.';

/** Returns the reason to skip a line, even if the `URL` constructor can parse the line. */
export const urlProblem = (line: string): UrlProblem | undefined => {
  // Threat 9
  if (line.length > limits.line)
    return { text: `the line is too long for a URL: the limit is ${grouped(limits.line)} characters` };
  // `URL` removes tabs and line breaks, which would join two URLs or columns into one.
  if (/[\t\r\n]/.test(line))
    return { text: 'the URL contains a tab or line break', fix: 'Write one URL per line, without other columns.' };
  if (line.includes('\ufffd'))
    return { text: "the URL has characters that aren't UTF-8", fix: 'Save the list as UTF-8.' };
  return undefined;
};
