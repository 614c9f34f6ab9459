import { parseUrl } from '../../io/parse-url';
import { tooLong } from './too-long';

/** A line of a list as a URL; undefined where it is too long, or can't be parsed. */
export const listedUrl = (line: string): URL | undefined => (tooLong(line) ? undefined : parseUrl(line));
