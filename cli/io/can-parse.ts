import { parseUrl } from './parse-url';

/** Whether a text is a URL that can be parsed. */
export const canParse = (text: string, base?: string | URL): boolean => parseUrl(text, base) !== undefined;
