import { escapeControls } from '../io/escape-controls';
import type { Io } from '../io/io';
import { matchText } from '../match/match-text';
import { wrap } from '../report/wrap';
import type { PageReport } from './look-at-page';
import { pageNotes } from './page-notes';

/** What a published page would run, for people. */
export const pageText = (report: PageReport, assigned: readonly string[] | undefined, io: Io): string => {
  const { dim, yellow } = io.paint.out;
  const row = (label: string, text: string): string =>
    `${dim(label.padEnd(10))}  ${wrap(escapeControls(text), io.columns, ' '.repeat(12)).trimStart()}\n`;
  const { url, tag, isOn, configUrl, assignmentUrl, found } = report;
  let out = row('page', url.href);
  out += row('tag', tag ? `${tag.src}, on line ${tag.line}` : 'none');
  if (tag) out += row('settings', `data-experiments is ${isOn ? 'on' : 'off'}`);
  if (found) {
    out += row('config', configUrl);
    out += row('assignment', assigned ? `as given: ${assigned.join(', ') || 'no flights'}` : `POST ${assignmentUrl}`);
  }
  for (const note of pageNotes(report, assigned))
    out += `${yellow('note'.padEnd(10))}  ${wrap(escapeControls(note), io.columns, ' '.repeat(12)).trimStart()}\n`;
  return found ? out + matchText(url.href, found, io) : out;
};
