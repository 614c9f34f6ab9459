import type { Experiment } from '../engine/config';
import type { Explanation } from '../engine/explain';
import { element } from './element';
import { type Outcome, outcomeOf } from './outcome-of';

export interface Explained {
  experiment: Experiment;
  why: Explanation;
}

export const experimentRow = (
  { experiment: { name, setup }, why }: Explained,
  flights: Outcome & { on: readonly string[] },
): HTMLElement => {
  const isMatch = why.reason === 'match';
  const running = isMatch ? setup.filter(({ flight }) => flights.on.includes(flight)) : [];
  const line = (className: string, ...children: (Node | string)[]) => element('p', { className }, ...children);
  const none = `none of its flights is on: ${setup.map(({ flight }) => flight).join(', ') || 'it has none'}`;
  return element(
    'li',
    { className: isMatch ? 'match' : 'miss' },
    line(
      'head',
      element('span', { className: 'name', textContent: name }),
      ' ',
      element('span', { className: 'reason', textContent: why.reason }),
    ),
    line('why', why.sentence),
    line('address', address(why)),
    isMatch && !running.length && line('why', none),
    ...running.flatMap(({ flight, js, css }) => [
      ...outcomeOf(name, flight, flights).map(({ text, tone }) => line(tone, text)),
      ...[...css, ...js].map((file) => line('why', 'adds ', element('code', { textContent: file }))),
    ]),
  );
};

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
