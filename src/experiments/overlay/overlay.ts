import type { Experiment } from '../engine/config';
import { type Engine, explainWith } from '../engine/explain';
import type { Switches, switchesOf as SwitchesOf } from '../engine/flights';
import { caseOf } from './case-of';
import { copyText } from './copy-text';
import { element } from './element';
import { experimentRow } from './experiment-row';
import { type FlightState, flightStates } from './flight-states';
import type { Outcome } from './outcome-of';
import { overlayStyle } from './overlay-sheet';
import { type Change, rewriteSwitches } from './rewrite-switches';

/** What the overlay shows. */
export interface View {
  experiments: readonly Experiment[];
  /** What the assignment lists; undefined without one. */
  assigned: readonly string[] | undefined;
  /** `cobble.flights`: read whenever it is drawn. */
  flights: Outcome & { on: readonly string[] };
  /** CSS selector of the regions in which nothing of ours acts (`data-ignore`). */
  ignore?: string;
  /** The page's engine, which is loaded already. */
  switchesOf: typeof SwitchesOf;
  engine: Engine;
}

/** Longest list that is shown; a config can have thousands. */
const MOST = 200;

const host = element('div', { lang: 'en' });
const body = element('div', { className: 'body', tabIndex: 0, role: 'region', ariaLabel: 'Experiments and flights' });
const count = element('p', { className: 'count', role: 'status' });
const copied = element('div', { className: 'copied', role: 'status' });
let view: View;
/** What the page runs, as a case. */
let shown = '';

/**
 * Shows, or brings up to date, which experiments run on this page and why, which flights are on and by whom, and what
 * became of them (issue 6, 14). For experiment owners: it comes with `?cobble-debug` only. A switch rewrites the URL's
 * own parameters and loads it; nothing is stored.
 */
export const overlay = (given: View): void => {
  view = given;
  if (isIgnored(given.ignore)) return;
  if (!host.shadowRoot) mount();
  draw();
};

/** Whether nothing of ours may act on the page: its root is in a region that is ignored (interface 9). */
const isIgnored = (ignore: string | undefined): boolean => {
  try {
    return document.documentElement.matches(`[data-cobble-off]${ignore ? `,${ignore}` : ''}`);
  } catch {
    // A selector that can't be parsed ignores the whole page.
    return true;
  }
};

const draw = (): void => {
  const { experiments, assigned, flights, switchesOf, engine } = view;
  const switches = switchesOf(location.search);
  const here = experiments.filter(({ domain }) => domain === location.hostname);
  const explained = here.map((experiment) => ({ experiment, why: explainWith(engine, experiment, location) }));
  const matched = explained.filter(({ why }) => why.reason === 'match');
  const missed = explained.filter(({ why }) => why.reason !== 'match');
  const states = flightStates(here, assigned ?? [], switches, flights.on);
  shown = caseOf({
    href: location.href,
    assigned: assigned ?? [],
    on: flights.on,
    matched: matched.map(({ experiment }) => experiment),
  });
  // A screen reader says it when it changes, and only then.
  const summary = `${matched.length} of ${here.length} here`;
  if (count.textContent !== summary) count.textContent = summary;
  const root = host.shadowRoot;
  const focused = root?.activeElement instanceof HTMLInputElement ? root.activeElement.name : undefined;
  body.replaceChildren(
    section(
      'Flights',
      states.slice(0, MOST).map((state) => flightRow(state, switches)),
      assigned
        ? 'No experiment of this site has a flight, and none is assigned.'
        : 'There is no assignment: none has come, or consent is waited for. Nobody else turns flights on.',
    ),
    element(
      'label',
      { className: 'all' },
      toggle('', switches, switches.disableAll, (checked) => ({ all: checked ? 'off' : 'as they are' })),
      'All flights off',
    ),
    section(
      'Run here',
      matched.slice(0, MOST).map((row) => experimentRow(row, flights)),
      'No experiment matches this page.',
    ),
    section(
      "Don't run here",
      missed.slice(0, MOST).map((row) => experimentRow(row, flights)),
      'Every experiment of this domain matches this page.',
    ),
    (experiments.length > here.length &&
      element('p', { className: 'none' }, `${experiments.length - here.length} more on other domains.`)) ||
      '',
  );
  if (focused !== undefined) [...body.querySelectorAll('input')].find(({ name }) => name === focused)?.focus();
};

const mount = (): void => {
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlayStyle);
  // Adopted: a strict policy for styles does not hit it.
  root.adoptedStyleSheets = [sheet];
  // Not modal: the page under it is what it speaks of.
  const panel = element('div', { className: 'panel', role: 'dialog' });
  panel.setAttribute('aria-labelledby', 'title');
  const fold = element('button', { type: 'button', textContent: 'Fold', ariaExpanded: 'true' });
  const show = (isOpen: boolean): void => {
    panel.classList.toggle('closed', !isOpen);
    fold.textContent = isOpen ? 'Fold' : 'Open';
    fold.ariaExpanded = String(isOpen);
  };
  fold.onclick = () => show(panel.classList.contains('closed'));
  panel.onkeydown = (event) => {
    if (event.key !== 'Escape') return;
    show(false);
    fold.focus();
    // The page's own dialogs are not meant.
    event.stopPropagation();
  };
  const copy = element('button', { type: 'button', textContent: 'Copy as a case' });
  copy.onclick = () => copyText(shown, copied);
  // It would hide the whole page of a phone.
  show(innerWidth >= 600);
  panel.append(
    element('header', {}, element('h2', { id: 'title', textContent: 'Experiments' }), count, fold),
    body,
    element('footer', {}, copy, copied),
  );
  root.append(panel);
  // Outside the body, which some frameworks replace.
  document.documentElement.append(host);
  for (const name of ['flights', 'exposure', 'flight-failed']) document.addEventListener(`cobble:${name}`, draw);
};

const section = (heading: string, rows: Node[], otherwise: string): HTMLElement =>
  element(
    'section',
    {},
    element('h3', { textContent: heading }),
    rows.length ? element('ul', {}, ...rows) : element('p', { className: 'none', textContent: otherwise }),
  );

const toggle = (
  name: string,
  switches: Switches,
  checked: boolean,
  change: (checked: boolean) => Change,
  disabled = false,
): HTMLInputElement => {
  const input = element('input', { type: 'checkbox', role: 'switch', name, checked, disabled });
  input.onchange = () => {
    // By the URL alone: what is added to a page can't be taken back from it.
    location.search = rewriteSwitches(location.search, switches, change(input.checked));
  };
  return input;
};

const flightRow = ({ name, on, by, assigned }: FlightState, switches: Switches): HTMLElement => {
  // A comma parts names in the URL, so a name with one can't be written there.
  const input = toggle(
    name,
    switches,
    on,
    (checked) => ({ flight: name, on: checked, assigned }),
    switches.disableAll || name.includes(','),
  );
  const state = `${on ? 'on' : 'off'}${by === 'nobody' ? '' : `, by ${by}`}`;
  return element(
    'li',
    { className: on ? 'flight on' : 'flight' },
    element(
      'label',
      {},
      input,
      element(
        'span',
        { className: 'grow' },
        element('span', { className: 'name', textContent: name }),
        ' ',
        element('span', { className: 'by', textContent: state }),
      ),
    ),
  );
};
