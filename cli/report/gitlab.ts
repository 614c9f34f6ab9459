import { createHash } from 'node:crypto';
import { isAbsolute, relative } from 'node:path';
import { safeJson } from '../io/json';
import { type LocatedFinding, messageWithFix } from './finding';

/** Returns GitLab's Code Quality issues. Paths are relative to the repository's root, where a job runs. */
export const gitlab = (findings: readonly LocatedFinding[], cwd: string): string => {
  const seen = new Map<string, number>();
  const issues = findings.map((finding) => {
    const { rule, severity, file, line } = finding;
    const path = pathOf(file, cwd);
    const identity = JSON.stringify([rule, path, finding.identity]);
    const before = seen.get(identity) ?? 0;
    seen.set(identity, before + 1);
    return {
      description: messageWithFix(finding),
      check_name: rule,
      // GitLab shows one issue per fingerprint, so equal findings need different fingerprints.
      fingerprint: createHash('sha256').update(`${identity}${before}`).digest('hex'),
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
