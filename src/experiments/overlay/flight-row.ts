import type { FailedFile } from '../../services/experiments/failed-file';
import type { Setup } from '../engine/config';
import { element } from './element';
import { fileProblem } from './file-problem';
import { fixOf } from './fix-of';
import { flightLine, type Line } from './flight-line';
import { flightState, type Sources } from './flight-state';
import { switchLink } from './switch-link';
import type { View } from './view';

export const flightRow = (
  experiment: string,
  { flight, css, js }: Setup,
  runs: boolean,
  { flights, sources }: { flights: View['flights']; sources: Sources },
): HTMLElement => {
  const failed = flights.failed.filter((one) => one.experiment === experiment && one.flight === flight);
  const isApplied = flights.applied.includes(`${experiment}:${flight}`);
  const state = flightState(flight, sources);
  const line = flightLine(state, { runs, isApplied, hasFailed: failed.length > 0, hasFiles: !!(css[0] ?? js[0]) });
  const isAdded = isApplied || (state.on && runs);
  return element(
    'li',
    { className: 'flight' },
    flightHead(flight, line, sources, `${experiment}:${flight}`),
    ...(isAdded
      ? [...css.map((file) => fileLine(file, 'css', failed)), ...js.map((file) => fileLine(file, 'js', failed))]
      : []),
  );
};

export const flightHead = (flight: string, { text, tone }: Line, sources: Sources, key: string): HTMLElement => {
  const { on, assigned } = flightState(flight, sources);
  const verb = on ? 'Turn off' : 'Turn on';
  // In the URL, a name with a comma would become two names.
  const canSwitch = !sources.switches.disableAll && !flight.includes(',');
  return element(
    'div',
    { className: 'head' },
    element(
      'p',
      {},
      element('span', { className: 'name', textContent: flight }),
      element('span', { className: `state ${tone}`, textContent: text }),
    ),
    canSwitch && switchLink({ text: verb, name: `${verb} ${flight}`, key }, sources, { flight, on: !on, assigned }),
  );
};

const fileLine = (file: string, kind: 'css' | 'js', failed: readonly FailedFile[]): HTMLElement => {
  const code = element('code', { textContent: file });
  const failure = failed.find(({ url }) => url === file);
  if (!failure) return element('p', { className: 'plain' }, 'adds ', code);
  const { what, fix } = fileProblem(failure, kind);
  return element(
    'p',
    { className: 'plain' },
    code,
    ' ',
    element('span', { className: 'bad', textContent: `${what}.` }),
    fixOf(fix),
  );
};
