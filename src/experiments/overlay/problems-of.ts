import { distance } from 'fastest-levenshtein';
import { consented } from '../../platform/consented';
import type { Settings } from '../../services/settings';
import type { Experiment } from '../engine/config';
import { environment, REQUIRED } from '../page/assignment';
import { assignmentUrl, configUrl } from '../page/endpoints';

export interface Diagnosed {
  readonly experiments: readonly Experiment[];
  readonly assigned: readonly string[] | undefined;
  readonly settings: Settings;
  /** A failed request is logged as `URL: reason`. */
  readonly warnings: Iterable<string>;
}

/** Each reason includes its fix. */
export const problemsOf = (page: Diagnosed): string[] =>
  [configProblem(page), domainProblem(page), assignmentProblem(page)].flatMap((problem) => problem ?? []);

const configProblem = ({ experiments, settings, warnings }: Diagnosed): string | undefined => {
  if (experiments.length > 0) return undefined;
  const url = configUrl(settings);
  return (
    requestProblem('config', url, warnings) ??
    `The config ${url} has no experiments that this page can read. Fix: run cobble check on it.`
  );
};

const domainProblem = ({ experiments }: Diagnosed): string | undefined => {
  const here = location.hostname;
  const domains = [...new Set(experiments.map(({ domain }) => domain))];
  if (domains.length === 0 || domains.includes(here)) return undefined;
  const [nearest = ''] = domains.toSorted((a, b) => distance(a, here) - distance(b, here));
  return `No experiment is for ${here}. The nearest domain in the config is ${nearest || 'empty'}. Fix: correct the domain, or open the page there.`;
};

const assignmentProblem = ({ assigned, settings, warnings }: Diagnosed): string | undefined => {
  if (assigned) return undefined;
  if (!consented('storage'))
    return 'No flights are assigned before the visitor consents to storage. Fix: call cobble.consent(true) when they do.';
  const visitor = environment(settings);
  const missing = REQUIRED.filter((name) => !visitor[name]);
  if (missing.length > 0)
    return `No flights are requested, because of the assignment's seven values ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} unknown in this browser.`;
  const url = assignmentUrl(settings);
  return (
    requestProblem('assignment', url, warnings) ??
    `The assignment ${url} has no list of flights. Fix: answer { "flights": ["NAME"] }.`
  );
};

const requestProblem = (what: string, url: string, warnings: Iterable<string>): string | undefined => {
  const start = `${url}: `;
  const reason = [...warnings].find((text) => text.startsWith(start))?.slice(start.length);
  if (!reason) return undefined;
  if (/^\d+$/.test(reason)) return `The ${what} ${url} answered ${reason}. Fix: publish it there, or correct its URL.`;
  if (reason.startsWith('SyntaxError'))
    return `The ${what} ${url} isn't JSON. Fix: publish the file itself, not a page.`;
  if (reason.startsWith('TimeoutError')) return `The ${what} ${url} didn't answer within 6 seconds.`;
  return `The ${what} ${url} couldn't be fetched. Fix: allow it in the page's policy (connect-src), from its server (CORS), and in content blockers.`;
};
