import type { Experiment } from '../engine/config';
import type { Explanation } from '../engine/explain';
import { element } from './element';
import { explain } from './evaluation';
import { fixOf } from './fix-of';
import { flightRow } from './flight-row';
import type { Sources } from './flight-state';
import type { View } from './view';

export const experimentCard = (experiment: Experiment, runs: boolean, view: View, sources: Sources): HTMLElement => {
  const { name, setup } = experiment;
  const why = explain(view, experiment, runs);
  const reason = why.reason === 'match' && !runs ? 'out of time' : why.reason;
  const rows = setup.map((flight) => flightRow(name, flight, runs, { flights: view.flights, sources }));
  return element(
    'li',
    { className: runs ? 'card match' : 'card miss' },
    element(
      'div',
      { className: 'head' },
      element('h4', { className: 'name', textContent: name }),
      element('span', { className: 'reason', textContent: reason }),
    ),
    element('p', { className: 'plain' }, `${capitalised(why.sentence)}.`, why.fix && fixOf(why.fix)),
    element('p', { className: 'address' }, address(why)),
    why.dependsOnOverlay &&
      element(
        'p',
        { className: 'bad' },
        `Without ?cobble-debug in the URL, it ${why.reason === 'match' ? "doesn't match" : 'matches'}.`,
      ),
    rows.length > 0
      ? element('ul', { className: 'flights' }, ...rows)
      : element('p', { className: 'plain', textContent: 'It has no flights.' }),
  );
};

/** Leaves rule names as they are in the config. */
const capitalised = (sentence: string): string =>
  /^(url|search)\./.test(sentence) ? sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1);

const address = ({ part, text, span: [start, end] = [0, text.length] }: Explanation): HTMLElement => {
  const [before, after] = part === 'search' ? [location.pathname, ''] : ['', location.search];
  return element(
    'code',
    {},
    location.hostname + before + text.slice(0, start),
    element('mark', { textContent: text.slice(start, end) }),
    text.slice(end) + after,
  );
};
