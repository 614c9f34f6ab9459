import { parseUrl } from './parse-url';

/** Whether a text can be parsed as a URL. */
export const canParse = (text: string, base?: string | URL): boolean => parseUrl(text, base) !== undefined;
