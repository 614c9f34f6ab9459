import { safeJson } from '../io/safe-json';
import { matchJson } from '../match/match-json';
import type { PageReport } from './look-at-page';
import { pageNotes } from './page-notes';

/**
 * What a published page would run as one JSON value: where each part of the answer is from, then what `match --explain`
 * says of a URL.
 */
export const pageJson = (report: PageReport, assigned: readonly string[] | undefined): string => {
  const { url, tag, isOn, configUrl, assignmentUrl, refused, found } = report;
  // What is parsed was written there.
  const result = found && (JSON.parse(matchJson(url.href, found)) as Record<string, unknown>);
  return `${safeJson({
    page: url.href,
    tag: tag ?? null,
    experimentsOn: isOn,
    configUrl,
    assignmentUrl,
    assigned: assigned ?? null,
    ...(result ?? { url: url.href, experiments: [], flights: { on: [] }, scripts: [], styles: [] }),
    refused,
    notes: pageNotes(report, assigned),
  })}\n`;
};
