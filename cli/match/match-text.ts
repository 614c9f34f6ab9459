import type { Experiment } from '../../src/experiments/engine/config';
import type { Io } from '../io/io';
import { escapeControls, shorten } from '../io/messages';
import { marked } from '../report/marked';
import { wrap } from '../report/wrap';
import type { Evaluation } from './evaluate';
import { explainUrl } from './explain-url';
import { tooLong } from './urls/too-long';

/**
 * One URL's result for people. With reasons it says of every experiment which rule decided, else it lists those that
 * match.
 */
export const matchText = (text: string, found: Evaluation | undefined, io: Pick<Io, 'paint' | 'columns'>): string => {
  const { bold, red, green, dim } = io.paint.out;
  const long = tooLong(text);
  if (long) return `${red('!')} ${escapeControls(shorten(text))}\n    ${red(long)}\n`;
  const shown = escapeControls(text);
  if (!found)
    return `${red('!')} ${shown}\n    ${red('not a URL')} that can be parsed${/^[\w.-]+\.[a-z]{2,}(\/|$)/i.test(text) ? `; write https://${shown}` : ''}\n`;
  const { url, outcome, reasons } = found;
  const { matched, on, scripts, styles } = outcome;
  const some = matched.length > 0;
  const out = [`${some ? green('✓') : dim('·')} ${some ? bold(shown) : shown}`];
  if (reasons) out.push(...reasons.map(({ experiment }) => reason(experiment, url, io)));
  else if (some)
    out.push(
      row(
        'matches',
        matched.map(({ name }) => name),
        io,
      ),
    );
  if (some) {
    out.push(
      on.length > 0
        ? row('flights', on, io)
        : `    ${dim('flights')}  ${dim('none is on: --flights says what the assignment lists')}`,
    );
    const off = matched.filter(({ setup }) => !setup.some(({ flight }) => on.includes(flight)));
    if (on.length > 0 && off.length > 0)
      out.push(
        row(
          'off',
          off.map(({ name, setup }) => `${setup.map(({ flight }) => flight).join(', ') || 'no flights'} (${name})`),
          io,
        ),
      );
    if (scripts.length > 0) out.push(row('scripts', scripts, io));
    if (styles.length > 0) out.push(row('styles', styles, io));
  }
  return `${out.join('\n')}\n`;
};

/** A label and values, one after the other as long as they fit, hanging. */
const row = (label: string, values: readonly string[], { paint, columns }: Pick<Io, 'paint' | 'columns'>): string =>
  `    ${paint.out.dim(label.padEnd(7))}  ${wrap(escapeControls(values.join(', ')), columns, ' '.repeat(13)).trimStart()}`;

/** Which rule decided on an experiment, and the piece of the URL that it saw. */
const reason = (experiment: Experiment, url: URL, { paint, columns }: Pick<Io, 'paint' | 'columns'>): string => {
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
