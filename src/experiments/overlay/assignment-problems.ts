import { consentKey } from '../../platform/consent-key';
import { consented } from '../../platform/consented';
import { pageUrl } from '../../platform/page-url';
import type { ConsentAnswer } from '../../services/consent/consent-answer';
import { type Environment, environment } from '../page/assignment';
import { assignmentUrl } from '../page/endpoints';
import type { Problem } from './problem';
import { requestProblem } from './request-problem';
import type { View } from './view';

type Given = Pick<View, 'assigned' | 'settings' | 'warned' | 'blocked'>;

export const assignmentProblems = (view: Given): Problem[] => {
  if (view.assigned) return [];
  if (!consented('storage')) return [hasRefused(view.settings) ? REFUSED : WAITING];
  const visitor = environment(view.settings);
  const missing = (Object.keys(visitor) as (keyof Environment)[]).filter((name) => !visitor[name]);
  if (missing.length > 0) return missing.map(missingProblem);
  const url = assignmentUrl(view.settings);
  return [
    requestProblem({ name: 'assignment', url }, view) ?? {
      what: `The assignment ${pageUrl(url)} has no list of flights.`,
      fix: 'answer { "flights": ["NAME"] }.',
    },
  ];
};

const WAITING: Problem = {
  what: 'No flights are assigned yet: the page waits for the visitor\'s consent (data-consent="wait").',
  fix: 'call cobble.consent(true) when the visitor agrees.',
};

const REFUSED: Problem = {
  what: 'No flights are assigned: the visitor refused consent to storage.',
  fix: 'turn flights on below to preview them, or call cobble.consent({ storage: true }).',
};

/** If `data-consent` is `wait`, ignores the first consent answer, which Cobble added. */
const hasRefused = ({ consent }: View['settings']): boolean => {
  const answers = (globalThis as { [consentKey]?: readonly ConsentAnswer[] })[consentKey] ?? [];
  return answers
    .slice(consent === 'wait' ? 1 : 0)
    .some((answer) => (typeof answer === 'object' ? answer?.storage : answer) !== undefined);
};

const missingProblem = (name: keyof Environment): Problem => ({
  what: `No flights are requested: the assignment needs "${name}", which this page doesn't know.`,
  fix: FIXES[name] ?? 'open the page in another browser.',
});

const USER_AGENT = "use a browser with its usual user agent. This one's doesn't name";

const FIXES: Partial<Record<keyof Environment, string>> = {
  language: 'set data-locale on the tag, or lang on <html>.',
  platform: `${USER_AGENT} a known platform.`,
  browser: `${USER_AGENT} a known browser.`,
  domain: 'open the page over https, not from a file or a data URL.',
};
