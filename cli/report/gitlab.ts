import { createHash } from 'node:crypto';
import { isAbsolute, relative } from 'node:path';
import { safeJson } from '../io/json';
import type { Finding } from './finding';
import { sentences } from './sentences';

/**
 * Findings as a list of GitLab's Code Quality issues. Paths are relative to the working directory, which in a job is
 * the repository's root.
 *
 * @param cwd the working directory
 */
export const gitlab = (findings: readonly Finding[], cwd: string): string => {
  const seen = new Map<string, number>();
  const issues = findings.map(({ rule, severity, file, line, message, mend }) => {
    const path = pathOf(file, cwd);
    // Without the lines that it names: what moves in its file stays the same issue.
    const what = JSON.stringify([rule, path, message.replace(/\bline [\d,]+/g, 'line')]);
    const before = seen.get(what) ?? 0;
    seen.set(what, before + 1);
    return {
      description: sentences(message, mend),
      check_name: rule,
      // GitLab shows one issue of each fingerprint: the second of two equal findings has another.
      fingerprint: createHash('sha256').update(`${what}${before}`).digest('hex'),
      severity: severity === 'error' ? 'major' : 'minor',
      location: { path, lines: { begin: line } },
    };
  });
  return `${safeJson(issues, 2)}\n`;
};

const pathOf = (file: string, cwd: string): string => {
  if (file === '-') return 'stdin';
  if (/^https?:\/\//i.test(file)) return file;
  const near = isAbsolute(file) ? relative(cwd, file) : file;
  return (/^\.\.(?:[\\/]|$)/.test(near) ? file : near).replaceAll('\\', '/').replace(/^(?:\.\/+)+/, '');
};
