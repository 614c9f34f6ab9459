import { pageUrl } from '../../platform/page-url';
import type { FailedFile } from '../../services/experiments/failed-file';
import { FILE_TIMEOUT_MS } from '../page/file-timeout';
import type { Problem } from './problem';

export const fileProblem = ({ url: file, reason }: Pick<FailedFile, 'url' | 'reason'>, kind: 'css' | 'js'): Problem => {
  const url = URL.parse(pageUrl(file));
  if (reason === 'origin') return originProblem(url);
  if (reason === 'policy') return policyProblem(kind);
  return networkProblem(url?.href ?? file, kind);
};

const originProblem = (url: URL | null): Problem => {
  if (!url) return { what: "isn't a URL", fix: 'correct it in the config.' };
  if (url.protocol !== 'https:')
    return { what: "isn't on https", fix: "serve it over https, or from the page's origin." };
  return {
    what: `isn't allowed: ${url.origin} isn't listed`,
    fix: `add "${url.origin}" to experiments.allowedOrigins in the page's settings.`,
  };
};

const policyProblem = (kind: 'css' | 'js'): Problem => ({
  what: "is blocked by the page's Content-Security-Policy",
  fix: kind === 'css' ? 'allow it in style-src.' : 'allow it in script-src, and "cobble" in trusted-types.',
});

/** Slow files and wrong types also have the reason `network`. The request's timing shows which problem occurred. */
const networkProblem = (href: string, kind: 'css' | 'js'): Problem => {
  const entry = performance.getEntriesByName(href, 'resource').at(-1);
  if (!(entry instanceof PerformanceResourceTiming) || entry.duration > FILE_TIMEOUT_MS)
    return {
      what: "didn't load within 3 seconds",
      fix: 'serve it faster, or from a cache. If it loads later, its flight is applied then.',
    };
  const { responseStatus: status = 0 } = entry;
  if (status >= 400) return { what: `answered ${status}`, fix: 'publish it there, or correct its URL in the config.' };
  if (status > 0)
    return {
      what: 'was answered, but the browser rejected it',
      fix: `send the complete file, with the type ${kind === 'css' ? 'text/css' : 'text/javascript'}.`,
    };
  return { what: "couldn't be loaded", fix: 'open it in a tab. If it opens there, turn off content blockers.' };
};
