import { limits } from '../../io/limits';

/** Why a line of a list is passed over (threat 9); undefined for one that is not too long. */
export const tooLong = (line: string): string | undefined =>
  line.length > limits.line
    ? `the line is too long for a URL: at most ${limits.line.toLocaleString('en-US')} characters are read`
    : undefined;
