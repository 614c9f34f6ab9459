import { pageUrl } from '../../platform/page-url';
import type { Problem } from './problem';
import type { View } from './view';

export interface Request {
  name: 'config' | 'assignment';
  /** The URL as passed to `fetch`, which may be relative. */
  url: string;
}

export const requestProblem = ({ name, url }: Request, view: Pick<View, 'warned' | 'blocked'>): Problem | undefined => {
  const start = `${url}: `;
  const reason = [...view.warned].find((text) => text.startsWith(start) && !text.endsWith(NOT_UTF_8));
  if (!reason) return undefined;
  const address = pageUrl(url);
  const { what, fix } = describe(reason.slice(start.length), { name, url: address }, view.blocked.has(address));
  return { what: `The ${name} ${address} ${what}`, fix };
};

/** `fetchCached` logs this text for a file that isn't UTF-8, but still uses the file. */
export const NOT_UTF_8 = 'not UTF-8';

const describe = (reason: string, { name, url }: Request, isBlocked: boolean): Problem => {
  if (/^\d+$/.test(reason)) return { what: `answered ${reason}.`, fix: statusFix(Number(reason), name) };
  if (reason.startsWith('SyntaxError')) return notJson(reason.replace('SyntaxError: ', ''), name);
  if (/^(Timeout|Abort)Error/.test(reason))
    return { what: "didn't answer within 6 seconds.", fix: 'serve it faster, or from a cache.' };
  if (isBlocked)
    return { what: "is blocked by the page's Content-Security-Policy.", fix: `add ${sourceOf(url)} to connect-src.` };
  return unreachable(name, new URL(url));
};

const statusFix = (status: number, name: Request['name']): string => {
  if (status >= 500) return "look for the error in the server's log.";
  if (status === 401 || status === 403) return 'let everybody request it, without signing in.';
  if (status === 405 && name === 'assignment') return 'let it accept POST requests.';
  return `publish it there, or correct experiments.${name}Url in the page's settings.`;
};

const notJson = (error: string, name: Request['name']): Problem => {
  const isHtml = /token '<', "\s*</.test(error);
  // Firefox and Safari don't quote the response in SyntaxErrors, so say that it is probably HTML.
  if (isHtml || /Unrecognized token '<'|unexpected character at line 1 column 1 /.test(error))
    return {
      what: `is ${isHtml ? '' : 'probably '}an HTML page, not JSON.`,
      fix: 'let this URL answer the JSON itself, not a sign-in page, an error page or a redirect.',
    };
  const fix =
    name === 'config' ? 'run cobble check on the file, which names the line.' : 'answer { "flights": ["NAME"] }.';
  return { what: `isn't valid JSON: ${error.replace(' is not valid JSON', '')}.`, fix };
};

const unreachable = (name: Request['name'], { origin, protocol }: URL): Problem => {
  if (protocol === 'http:' && location.protocol === 'https:')
    return { what: "is on http, and browsers don't load it into an https page.", fix: 'serve it over https.' };
  if (origin === location.origin)
    return {
      what: "couldn't be fetched.",
      fix: 'open the URL in a tab. If it opens there, turn off content blockers for this page.',
    };
  const headers = name === 'assignment' ? ' and Access-Control-Allow-Headers: Content-Type' : '';
  return {
    what: "couldn't be fetched. It is on another origin, whose server must allow this page (CORS).",
    fix: `send Access-Control-Allow-Origin: ${location.origin}${headers} from there. If the server sends it, turn off content blockers.`,
  };
};

const sourceOf = (url: string): string => {
  const { origin } = new URL(url);
  return origin === location.origin ? "'self'" : origin;
};
