import type { Experiment } from '../config';
import { type Engine, type Explanation, explainWith } from '../explain-with';
import type { Switches, switchesOf as SwitchesOf } from '../flights';
import { element } from './element';
import { type FlightState, flightStates } from './flight-states';
import { overlayStyle } from './overlay.style';
import { type Change, rewriteSwitches } from './rewrite-switches';

/** What the overlay shows. */
export interface View {
  experiments: readonly Experiment[];
  /** What the assignment lists; undefined without one. */
  assigned: readonly string[] | undefined;
  on: readonly string[];
  /** The page's engine, lent. */
  switchesOf: typeof SwitchesOf;
  engine: Engine;
  /** Characters of a path or query that the engine looks at. */
  longest: number;
}

/** Longest list that is shown; a config can have thousands. */
const MOST = 200;

const host = element('div', { lang: 'en' });
const body = element('div', { className: 'body', tabIndex: 0, role: 'region', ariaLabel: 'Experiments and flights' });
const count = element('span', { className: 'by' });

/**
 * Shows, or brings up to date, which experiments run on this page and why, and which flights are on and by whom (issue
 * 6). For experiment owners: it comes with `?cobble-debug` only. A switch rewrites the URL's own parameters and loads
 * it.
 */
export const overlay = ({ experiments, assigned, on, switchesOf, engine, longest }: View): void => {
  if (!host.shadowRoot) mount();
  const switches = switchesOf(location.search);
  const here = experiments.filter(({ domain }) => domain == location.hostname);
  const explained = here.map((experiment) => ({ experiment, why: explainWith(engine, longest, experiment, location) }));
  const matched = explained.filter(({ why }) => why.reason == 'match');
  const missed = explained.filter(({ why }) => why.reason != 'match');
  const flights = flightStates(here, assigned ?? [], switches, on);
  count.textContent = `${matched.length} of ${here.length} here`;
  body.replaceChildren(
    section(
      'Flights',
      flights.slice(0, MOST).map((state) => flightRow(state, switches)),
      assigned
        ? 'No experiment of this site has a flight, and none is assigned.'
        : 'There is no assignment: nobody else turns flights on.',
    ),
    element(
      'label',
      {},
      toggle(switches, switches.disableAll, (checked) => ({ all: checked ? 'off' : 'as they are' })),
      'All flights off',
    ),
    section(
      'Run here',
      matched.slice(0, MOST).map((row) => experimentRow(row, on)),
      'No experiment matches this page.',
    ),
    section(
      "Don't run here",
      missed.slice(0, MOST).map((row) => experimentRow(row, on)),
      'Every experiment of this domain matches this page.',
    ),
    (experiments.length > here.length &&
      element('p', { className: 'none' }, `${experiments.length - here.length} more on other domains.`)) ||
      '',
  );
};

const mount = (): void => {
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlayStyle);
  // Adopted: a strict policy for styles does not hit it.
  root.adoptedStyleSheets = [sheet];
  const panel = element('aside', { className: 'panel', ariaLabel: 'Cobble experiments' });
  const fold = element('button', { type: 'button', textContent: 'Fold', ariaExpanded: 'true' });
  fold.onclick = () => {
    const closed = panel.classList.toggle('closed');
    fold.textContent = closed ? 'Open' : 'Fold';
    fold.ariaExpanded = String(!closed);
  };
  // It would hide the whole page of a phone.
  if (innerWidth < 600) fold.click();
  panel.append(element('header', {}, element('h2', { textContent: 'Experiments' }), count, fold), body);
  root.append(panel);
  // Outside the body, which some frameworks replace.
  document.documentElement.append(host);
};

const section = (heading: string, rows: Node[], otherwise: string): HTMLElement =>
  element(
    'section',
    {},
    element('h3', { textContent: heading }),
    rows.length ? element('ul', {}, ...rows) : element('p', { className: 'none', textContent: otherwise }),
  );

const toggle = (
  switches: Switches,
  checked: boolean,
  change: (checked: boolean) => Change,
  disabled = false,
): HTMLInputElement => {
  const input = element('input', { type: 'checkbox', role: 'switch', checked, disabled });
  input.onchange = () => {
    // By the URL alone: what is added to a page can't be taken back from it.
    location.search = rewriteSwitches(location.search, switches, change(input.checked));
  };
  return input;
};

const flightRow = ({ name, on, by, assigned }: FlightState, switches: Switches): HTMLElement => {
  // A comma parts names in the URL, so a name with one can't be written there.
  const input = toggle(
    switches,
    on,
    (checked) => ({ flight: name, on: checked, assigned }),
    switches.disableAll || name.includes(','),
  );
  const state = `${on ? 'on' : 'off'}${by == 'nobody' ? '' : `, by ${by}`}`;
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

const experimentRow = (
  { experiment: { name, setup }, why }: { experiment: Experiment; why: Explanation },
  on: readonly string[],
): HTMLElement => {
  const running = setup.filter(({ flight }) => on.includes(flight));
  const files = why.reason == 'match' ? running.flatMap(({ js, css }) => [...css, ...js]) : [];
  return element(
    'li',
    { className: why.reason == 'match' ? 'match' : '' },
    element(
      'p',
      {},
      element('span', { className: 'name', textContent: name }),
      element('span', { className: 'reason', textContent: why.reason }),
    ),
    element('p', { className: 'why', textContent: why.sentence }),
    why.span && element('p', {}, marked(why.text, why.span)),
    why.reason == 'match' &&
      !running.length &&
      element('p', {
        className: 'why',
        textContent: `none of its flights is on: ${setup.map(({ flight }) => flight).join(', ') || 'it has none'}`,
      }),
    ...files.map((file) => element('p', { className: 'why' }, 'adds ', element('code', { textContent: file }))),
  );
};

/** The text with the piece that the pattern matched. */
const marked = (text: string, [start, end]: readonly [number, number]): HTMLElement =>
  element('code', {}, text.slice(0, start), element('mark', { textContent: text.slice(start, end) }), text.slice(end));
