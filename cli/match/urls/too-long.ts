import { limits } from '../../io/limits';

/** Returns why a line of a list is skipped (threat 9); undefined if it isn't too long. */
export const tooLong = (line: string): string | undefined =>
  line.length > limits.line
    ? `the line is too long for a URL: at most ${limits.line.toLocaleString('en-US')} characters are read`
    : undefined;
