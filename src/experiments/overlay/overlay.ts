import { pageUrl } from '../../platform/page-url';
import { assignmentUrl, configUrl } from '../page/endpoints';
import { assignmentProblems } from './assignment-problems';
import { caseFileOf, withoutOverlay } from './case-file-of';
import { configProblems } from './config-problems';
import { copyText } from './copy-text';
import { element } from './element';
import { type Evaluation, evaluate, matches } from './evaluation';
import type { Sources } from './flight-state';
import { pageNotes } from './page-notes';
import { createPanel, type Panel } from './panel';
import { renderResults } from './results';
import { switchLink } from './switch-link';
import type { View } from './view';

const MIN_FILTERED = 10;

let view: View;
let panel: Panel | undefined;
let isScheduled = false;

export const overlay = (given: View): void => {
  view = given;
  if (isIgnored(given.settings.ignore)) return;
  panel ??= mount();
  schedule();
};

const isIgnored = (ignore: string | undefined): boolean => {
  try {
    return document.documentElement.matches(`[data-cobble-off]${ignore ? `,${ignore}` : ''}`);
  } catch {
    // An invalid selector excludes the whole page.
    return true;
  }
};

const mount = (): Panel => {
  const mounted = createPanel();
  mounted.filter.oninput = schedule;
  for (const name of ['flights', 'exposure', 'flight-applied', 'flight-failed'])
    document.addEventListener(`cobble:${name}`, schedule);
  return mounted;
};

/** Renders once for many events, because 200 flights fire 400 events. */
const schedule = (): void => {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    if (!panel) return;
    if (view.isLoading) renderLoading(panel);
    else render(panel);
  });
};

const renderLoading = ({ count, body }: Panel): void => {
  const { settings } = view;
  const urls = `${pageUrl(configUrl(settings))} and ${pageUrl(assignmentUrl(settings))}`;
  count.textContent = 'Loading';
  body.replaceChildren(element('p', { className: 'note' }, `Waiting for ${urls}.`));
};

const render = ({ root, count, body, filter, footer }: Panel): void => {
  const { assigned = [], flights, switchesOf } = view;
  const sources: Sources = { assigned, switches: switchesOf(location.search), on: flights.on };
  const evaluation = evaluate(view);
  const problems = [...configProblems(view), ...assignmentProblems(view)];
  writeCount(count, problems.length, evaluation);
  filter.hidden = evaluation.here.length < MIN_FILTERED;
  const results = { ...evaluation, problems, notes: pageNotes(view), sources, wanted: filter.value };
  keepFocus(root, () => {
    body.replaceChildren(...renderResults(view, results));
    if (!footer.firstChild) footer.append(...copyButton());
    footer.querySelector('.switch')?.remove();
    footer.prepend(allFlightsLink(sources));
  });
};

const writeCount = (count: HTMLElement, problems: number, { here, matched }: Evaluation): void => {
  const [text, more] =
    problems > 0
      ? [`${problems} problem${problems > 1 ? 's' : ''}`, '']
      : [`${matched.length} of ${here.length}`, ' run here'];
  // Write only if the text changes: screen readers announce each write.
  if (count.textContent === text + more) return;
  count.replaceChildren(text, element('span', { className: 'more', textContent: more }));
};

const keepFocus = (root: ShadowRoot, replace: () => void): void => {
  const { activeElement } = root;
  const key = activeElement instanceof HTMLElement ? activeElement.dataset.key : undefined;
  replace();
  if (key === undefined) return;
  const links = [...root.querySelectorAll<HTMLElement>('[data-key]')];
  links.find(({ dataset }) => dataset.key === key)?.focus({ preventScroll: true });
};

const allFlightsLink = (sources: Sources): HTMLElement => {
  const text = sources.switches.disableAll ? 'Stop turning all flights off' : 'Turn all flights off';
  return switchLink({ text, name: text, key: '' }, sources, {
    all: sources.switches.disableAll ? 'as they are' : 'off',
  });
};

const copyButton = (): HTMLElement[] => {
  const status = element('div', { className: 'copied', role: 'status' });
  const copy = element('button', { type: 'button', textContent: 'Copy as test case' });
  copy.onclick = () => copyText(caseFile(evaluate(view)), status);
  return [copy, status];
};

const caseFile = ({ here }: Evaluation): string => {
  const url = withoutOverlay(location.href);
  return caseFileOf({
    url,
    config: pageUrl(configUrl(view.settings)),
    assigned: view.assigned ?? [],
    on: view.flights.on,
    matched: here.filter((experiment) => matches(view, experiment, url)),
  });
};
