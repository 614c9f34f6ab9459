import type { Experiment } from '../engine/config';
import { element } from './element';
import type { Evaluation } from './evaluation';
import { experimentCard } from './experiment-card';
import { fixOf } from './fix-of';
import { flightLine } from './flight-line';
import { flightHead } from './flight-row';
import { flightState, otherFlights, type Sources } from './flight-state';
import type { Problem } from './problem';
import type { View } from './view';

const MAX_CARDS = 200;

export interface Results extends Evaluation {
  problems: readonly Problem[];
  notes: readonly string[];
  sources: Sources;
  wanted: string;
}

export const renderResults = (view: View, results: Results): HTMLElement[] => {
  const { problems, notes, here, matched, missed, sources, wanted } = results;
  const others = otherFlights(here, sources).filter((name) => contains(name, wanted));
  const cards = (list: readonly Experiment[], runs: boolean) =>
    limited(
      list.filter((experiment) => isWanted(experiment, wanted)),
      (experiment) => experimentCard(experiment, runs, view, sources),
    );
  return [
    ...section('Problems', problems.map(problemCard)),
    ...section(
      'Run here',
      cards(matched, true),
      matched.length > 0 || here.length === 0 ? '' : 'No experiment matches this page.',
    ),
    ...section("Don't run here", cards(missed, false)),
    ...section(
      'Flights that no experiment of this domain has',
      limited(others, (flight) => otherFlight(flight, sources)),
    ),
    ...section(
      'Notes',
      notes.map((note) => element('li', { className: 'note', textContent: note })),
    ),
  ];
};

const contains = (text: string, wanted: string): boolean => text.toLowerCase().includes(wanted.trim().toLowerCase());

const isWanted = ({ name, setup }: Experiment, wanted: string): boolean =>
  [name, ...setup.map(({ flight }) => flight)].some((text) => contains(text, wanted));

const limited = <T>(list: readonly T[], render: (item: T) => HTMLElement): HTMLElement[] => {
  const rows = list.slice(0, MAX_CARDS).map(render);
  const rest = list.length - rows.length;
  return rest > 0
    ? [...rows, element('li', { className: 'note', textContent: `${rest} more. Use the filter to find them.` })]
    : rows;
};

const section = (heading: string, rows: readonly HTMLElement[], otherwise = ''): HTMLElement[] =>
  rows.length > 0 || otherwise
    ? [
        element(
          'section',
          {},
          element('h3', { textContent: heading }),
          rows.length > 0 ? element('ul', {}, ...rows) : element('p', { className: 'plain', textContent: otherwise }),
        ),
      ]
    : [];

const problemCard = ({ what, fix }: Problem): HTMLElement =>
  element('li', { className: 'card problem' }, element('p', {}, what), fixOf(fix));

const otherFlight = (flight: string, sources: Sources): HTMLElement =>
  element(
    'li',
    { className: 'card' },
    flightHead(flight, flightLine(flightState(flight, sources)), sources, `:${flight}`),
  );
