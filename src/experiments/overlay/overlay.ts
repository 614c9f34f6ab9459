import type { Settings } from '../../services/settings';
import { type Engine, explainWith } from '../engine/explain';
import type { Switches, switchesOf as SwitchesOf } from '../engine/flights';
import { caseOf } from './case-of';
import { copyText } from './copy-text';
import { element } from './element';
import { type Explained, experimentRow } from './experiment-row';
import { type FlightState, flightStates } from './flight-states';
import type { Outcome } from './outcome-of';
import { overlayStyle } from './overlay-sheet';
import { type Diagnosed, problemsOf } from './problems-of';
import { type Change, rewriteSwitches } from './rewrite-switches';

export interface View extends Diagnosed {
  flights: Outcome & { on: readonly string[] };
  /** `ignore` is a CSS selector (`data-ignore`). */
  settings: Settings & { readonly ignore?: string | undefined };
  switchesOf: typeof SwitchesOf;
  engine: Engine;
}

const MAX_ROWS = 200;

const host = element('div', { lang: 'en' });
const body = element('div', { className: 'body', tabIndex: 0, role: 'region', ariaLabel: 'Experiments and flights' });
const count = element('p', { className: 'count', role: 'status' });
const copied = element('div', { className: 'copied', role: 'status' });
let view: View;
let pageCase = '';

/** Shows the overlay for experiment owners. A switch changes the URL and reloads the page. Nothing is stored. */
export const overlay = (given: View): void => {
  view = given;
  if (isIgnored(given.settings.ignore)) return;
  if (!host.shadowRoot) mount();
  render();
};

const isIgnored = (ignore: string | undefined): boolean => {
  try {
    return document.documentElement.matches(`[data-cobble-off]${ignore ? `,${ignore}` : ''}`);
  } catch {
    // An invalid selector excludes the whole page.
    return true;
  }
};

const render = (): void => {
  const { experiments, assigned, flights, switchesOf, engine } = view;
  const switches = switchesOf(location.search);
  const here = experiments.filter(({ domain }) => domain === location.hostname);
  const explained = here.map((experiment) => ({ experiment, why: explainWith(engine, experiment, location) }));
  const matched = explained.filter(({ why }) => why.reason === 'match');
  const missed = explained.filter(({ why }) => why.reason !== 'match');
  const states = flightStates(here, assigned ?? [], switches, flights.on);
  pageCase = caseOf({
    href: location.href,
    assigned: assigned ?? [],
    on: flights.on,
    matched: matched.map(({ experiment }) => experiment),
  });
  // Screen readers announce each rewrite.
  const summary = `${matched.length} of ${here.length} here`;
  if (count.textContent !== summary) count.textContent = summary;
  const elsewhere = experiments.length - here.length;
  const problems = problemsOf(view);
  keepFocus(() =>
    body.replaceChildren(
      problems.length > 0
        ? section(
            'Problems',
            problems.map((text) => element('li', { className: 'problem', textContent: text })),
          )
        : '',
      section(
        'Flights',
        states.slice(0, MAX_ROWS).map((state) => flightRow(state, switches)),
        assigned
          ? 'No experiment of this site has flights, and none are assigned.'
          : 'None are assigned. Only the URL turns flights on.',
      ),
      allFlightsRow(switches),
      section('Run here', experimentRows(matched), 'No experiment matches this page.'),
      section(
        "Don't run here",
        experimentRows(missed),
        here.length > 0
          ? 'Every experiment of this domain matches this page.'
          : 'There is no other experiment of this domain.',
      ),
      elsewhere > 0 ? element('p', { className: 'none' }, `${elsewhere} more on other domains.`) : '',
    ),
  );
};

const keepFocus = (replace: () => void): void => {
  const active = host.shadowRoot?.activeElement;
  const focused = active instanceof HTMLInputElement ? active.name : undefined;
  replace();
  if (focused !== undefined) [...body.querySelectorAll('input')].find(({ name }) => name === focused)?.focus();
};

const mount = (): void => {
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlayStyle);
  // A strict policy blocks style elements.
  root.adoptedStyleSheets = [sheet];
  root.append(createPanel());
  // Some frameworks replace the body.
  document.documentElement.append(host);
  for (const name of ['flights', 'exposure', 'flight-applied', 'flight-failed'])
    document.addEventListener(`cobble:${name}`, render);
};

const createPanel = (): HTMLElement => {
  // Not modal, because the page below stays in use.
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
    // Otherwise Escape would also close the page's dialogs.
    event.stopPropagation();
  };
  const copy = element('button', { type: 'button', textContent: 'Copy as a case' });
  copy.onclick = () => copyText(pageCase, copied);
  // On a phone, an open panel would cover the page.
  show(innerWidth >= 600);
  panel.append(
    element('header', {}, element('h2', { id: 'title', textContent: 'Experiments' }), count, fold),
    body,
    element('footer', {}, copy, copied),
  );
  return panel;
};

const section = (heading: string, rows: Node[], otherwise = ''): HTMLElement =>
  element(
    'section',
    {},
    element('h3', { textContent: heading }),
    rows.length ? element('ul', {}, ...rows) : element('p', { className: 'none', textContent: otherwise }),
  );

const experimentRows = (explained: readonly Explained[]): HTMLElement[] =>
  explained.slice(0, MAX_ROWS).map((row) => experimentRow(row, view.flights));

const toggle = (
  properties: Partial<HTMLInputElement>,
  switches: Switches,
  changeTo: (checked: boolean) => Change,
): HTMLInputElement => {
  const input = element('input', { type: 'checkbox', role: 'switch', ...properties });
  input.onchange = () => {
    // Reload: files can't be removed from a page.
    location.search = rewriteSwitches(location.search, switches, changeTo(input.checked));
  };
  return input;
};

const allFlightsRow = (switches: Switches): HTMLElement =>
  element(
    'label',
    { className: 'all' },
    toggle({ name: '', checked: switches.disableAll }, switches, (checked) => ({
      all: checked ? 'off' : 'as they are',
    })),
    'All flights off',
  );

const flightRow = ({ name, on, by, assigned }: FlightState, switches: Switches): HTMLElement => {
  // In the URL, commas separate names. So this name can't be listed.
  const disabled = switches.disableAll || name.includes(',');
  const input = toggle({ name, checked: on, disabled }, switches, (checked) => ({
    flight: name,
    on: checked,
    assigned,
  }));
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
