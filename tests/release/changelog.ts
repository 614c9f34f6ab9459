export interface ChangelogSection {
  /** Or `Unreleased`. */
  readonly version: string;
  readonly date: string;
  readonly body: string;
}

const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

/** Reads a file in the format of keepachangelog.com. */
export const readChangelog = (text: string): ChangelogSection[] =>
  text
    .replace(/^\[[^\]]+\]: .*$/gm, '')
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      const [, version = '', date = ''] = /^\[?([^\]\s]+)\]?(?: - (\S+))?/.exec(heading) ?? [];
      return { version, date, body: lines.join('\n').trim() };
    });

/** Returns the problems that prevent a release. */
export const changelogProblems = (text: string, version: string): string[] => {
  const sections = readChangelog(text);
  const [latest] = sections.filter((section) => section.version !== 'Unreleased');
  const unreleased = sections.find((section) => section.version === 'Unreleased');
  const changes = unreleased?.body.match(/^[-*] .*$/gm) ?? [];
  const problems = sections.some((section) => section.version === version)
    ? sectionProblems(latest, version)
    : [`no section for ${version}. Fix: write "## [${version}] - YYYY-MM-DD" above its changes`];
  if (changes.length)
    problems.push(
      `Unreleased has ${changes.length} changes, first "${changes[0]?.slice(0, 50)}…". Fix: move them to ${version}`,
    );
  return problems.map((problem) => `CHANGELOG.md: ${problem}`);
};

const sectionProblems = (latest: ChangelogSection | undefined, version: string): string[] => {
  if (latest?.version !== version)
    return [`the first version is ${latest?.version}, not ${version}. Fix: move ${version} up, or raise the version`];
  const problems = [];
  if (!isDate(latest.date))
    problems.push(`the date of ${version} is "${latest.date}". Fix: write "## [${version}] - YYYY-MM-DD"`);
  if (!/^[-*] /m.test(latest.body)) problems.push(`${version} lists no changes. Fix: write one line for each`);
  for (const [, kind = ''] of latest.body.matchAll(/^### (.*)$/gm))
    if (!KINDS.includes(kind)) problems.push(`${version} has the heading "${kind}". Fix: use ${KINDS.join(', ')}`);
  return problems;
};

const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true;
