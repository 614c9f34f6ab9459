import type { Experiment } from '../../src/experiments/engine/config';
import type { Io } from '../io/io';
import { escapeControls, shorten } from '../io/messages';
import { isHost } from '../io/urls';
import { marked } from '../report/marked';
import { wrap } from '../report/wrap';
import type { Evaluation, Outcome } from './evaluate';
import { explainUrl } from './explain';
import { urlProblem } from './urls/url-problem';

export const matchText = (text: string, found: Evaluation | undefined, io: Pick<Io, 'paint' | 'columns'>): string => {
  const { bold, red, green, dim } = io.paint.out;
  const problem = urlProblem(text);
  if (problem) {
    const fix = problem.fix ? `. Fix: ${problem.fix}` : '';
    return `${red('!')} ${escapeControls(shorten(text))}\n    ${red(problem.text)}${fix}\n`;
  }
  const shown = escapeControls(text);
  if (!found) {
    const fix = isHost(text) ? `https://${shown}` : 'a complete URL, such as https://www.example.com/store';
    return `${red('!')} ${shown}\n    ${red('invalid URL')}. Fix: write ${fix}\n`;
  }
  const { url, outcome, reasons } = found;
  const isMatch = outcome.matched.length > 0;
  const out = [`${isMatch ? green('✓') : dim('·')} ${isMatch ? bold(shown) : shown}`];
  if (reasons) out.push(...reasons.map(({ experiment }) => explainedRow(experiment, url, io)));
  else if (isMatch) out.push(row('matches', namesOf(outcome.matched), io));
  if (isMatch) out.push(...outcomeRows(outcome, io));
  return `${out.join('\n')}\n`;
};

const namesOf = (experiments: readonly Experiment[]): string[] => experiments.map(({ name }) => name);

const outcomeRows = ({ matched, on, scripts, styles }: Outcome, io: Pick<Io, 'paint' | 'columns'>): string[] => {
  const { dim } = io.paint.out;
  const files = [
    ...(scripts.length > 0 ? [row('scripts', scripts, io)] : []),
    ...(styles.length > 0 ? [row('styles', styles, io)] : []),
  ];
  if (on.length === 0)
    return [`    ${dim('flights')}  ${dim('none are on. Use --flights to simulate an assignment')}`, ...files];
  const off = matched
    .filter(({ setup }) => !setup.some(({ flight }) => on.includes(flight)))
    .map(({ name, setup }) => `${setup.map(({ flight }) => flight).join(', ') || 'no flights'} (${name})`);
  return [row('flights', on, io), ...(off.length > 0 ? [row('off', off, io)] : []), ...files];
};

const row = (label: string, values: readonly string[], { paint, columns }: Pick<Io, 'paint' | 'columns'>): string =>
  `    ${paint.out.dim(label.padEnd(7))}  ${wrap(escapeControls(values.join(', ')), columns, ' '.repeat(13)).trimStart()}`;

const explainedRow = (experiment: Experiment, url: URL, { paint, columns }: Pick<Io, 'paint' | 'columns'>): string => {
  const { green, red, dim } = paint.out;
  const why = explainUrl(experiment, url);
  const match = why.reason === 'match';
  const lines = [
    `    ${match ? green('✓') : red('✗')} ${escapeControls(experiment.name)}  ${(match ? green : red)(why.reason)}`,
    wrap(escapeControls(why.sentence), columns, '        '),
  ];
  const [start, end] = why.span ?? [0, 0];
  if (end > start && why.text.length + 10 <= columns) {
    const { before, piece, after } = marked(why.text.slice(0, start), why.text.slice(start, end), why.text.slice(end));
    lines.push(
      `          ${dim(before + piece + after)}`,
      `          ${' '.repeat(before.length)}${(match ? green : red)('~'.repeat(piece.length))}`,
    );
  }
  return lines.join('\n');
};
