import { describeProblem } from '../../src/experiments/engine/problem';
import type { Io } from '../io/io';
import { safeJson } from '../io/json';
import { escapeControls } from '../io/messages';
import { matchJson } from '../match/match-json';
import { matchText } from '../match/match-text';
import { wrap } from '../report/wrap';
import type { PageReport } from './evaluate-page';
import type { SettingsProblem } from './settings-in';

/**
 * Returns the JSON report, with the members of `match --explain`.
 *
 * @param assigned flights of the assignment, if known
 */
export const pageJson = (report: PageReport, assigned: readonly string[] | undefined): string => {
  const { url, tag, isOn, configUrl, assignmentUrl, refused, found } = report;
  const result: Record<string, unknown> = found
    ? JSON.parse(matchJson(url.href, found))
    : { url: url.href, experiments: [], flights: { on: [] }, scripts: [], styles: [] };
  return `${safeJson({
    page: url.href,
    tag: tag ?? null,
    experimentsOn: isOn,
    configUrl,
    assignmentUrl,
    assigned: assigned ?? null,
    ...result,
    refused,
    notes: pageNotes(report, assigned),
  })}\n`;
};

export const pageText = (report: PageReport, assigned: readonly string[] | undefined, io: Io): string => {
  const { dim, yellow } = io.paint.out;
  const row = (label: string, text: string, paint = dim): string =>
    `${paint(label.padEnd(10))}  ${wrap(escapeControls(text), io.columns, ' '.repeat(12)).trimStart()}\n`;
  const { url, tag, isOn, configUrl, assignmentUrl, found } = report;
  const rows = [row('page', url.href), row('tag', tag ? `${tag.src}, on line ${tag.line}` : 'none')];
  if (tag) rows.push(row('settings', `data-experiments is ${isOn ? 'on' : 'off'}`));
  if (found) {
    const assignment = assigned ? `as given: ${assigned.join(', ') || 'no flights'}` : `POST ${assignmentUrl}`;
    rows.push(row('config', configUrl), row('assignment', assignment));
  }
  for (const note of pageNotes(report, assigned)) rows.push(row('note', note, yellow));
  return rows.join('') + (found ? matchText(url.href, found, io) : '');
};

const pageNotes = (
  { tag, isOn, waits, found, settingsProblems, refused, problems }: PageReport,
  assigned: readonly string[] | undefined,
): string[] => {
  const notes = settingsProblems.map(settingsNote);
  if (!tag) notes.push('no script of the page is named cobble.js: nothing runs, unless another script adds the tag');
  if (tag && !isOn) notes.push('without data-experiments="on" the page runs no experiments');
  if (waits && isOn)
    notes.push(
      'under data-consent="wait" nothing is assigned before the visitor agrees: until then, only what the address enables runs',
    );
  if (found && !assigned)
    notes.push(
      'the assignment is not asked, as that counts a visitor: it would need a session id, the language, the platform, the browser, the kind of device, the region and the domain. --flights says what it lists',
    );
  return [
    ...notes,
    ...problems.map((problem) => `left out of the config: ${describeProblem(problem)}`),
    ...refused.map((file) => `left out by the page, as its origin is not in allowedOrigins: ${file}`),
  ];
};

const settingsNote = (problem: SettingsProblem): string =>
  problem.code === 'not-plain-json'
    ? 'cobbleSettings is set by a script, and not as plain JSON: what it says is not counted'
    : `<script data-cobble-config> is not JSON, and is not read: ${problem.reason}`;
