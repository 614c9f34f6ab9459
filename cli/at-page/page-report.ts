import { describeProblem } from '../../src/experiments/engine/describe-problem';
import type { Io } from '../io/io';
import { safeJson } from '../io/json';
import { escapeControls } from '../io/messages';
import { matchJson } from '../match/match-json';
import { matchText } from '../match/match-text';
import { wrap } from '../report/wrap';
import type { PageReport } from './evaluate-page';
import type { SettingsProblem } from './settings-in';

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
  if (!tag)
    notes.push(
      'no script on the page is named cobble.js or cobble-components.js. Nothing runs unless another script adds the tag',
    );
  if (tag && !isOn) notes.push('experiments are off. To run them, add data-experiments="on" to the tag');
  if (waits && isOn)
    notes.push(
      'data-consent="wait": no flights are assigned until the visitor consents. Until then, only flights that the URL enables run',
    );
  if (found && !assigned)
    notes.push('no assignment is requested, because the service would count a visitor. Use --flights to simulate one');
  return [
    ...notes,
    ...problems.map((problem) => `skipped in the config: ${describeProblem(problem)}`),
    ...refused.map((file) => `blocked by the page, because its origin isn't in allowedOrigins: ${file}`),
  ];
};

const settingsNote = (problem: SettingsProblem): string =>
  problem.code === 'not-plain-json'
    ? "cobbleSettings isn't plain JSON, so its settings aren't considered"
    : `<script data-cobble-config> isn't JSON and is ignored: ${problem.reason}`;
