import { limits } from '../../io/limits';
import { grouped } from '../../io/messages';

export const tooLong = (line: string): string | undefined =>
  line.length > limits.line
    ? `the line is too long for a URL: the limit is ${grouped(limits.line)} characters`
    : undefined;
