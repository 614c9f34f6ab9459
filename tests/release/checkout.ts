/** Runs git, and returns what it prints. */
export type Git = (...args: string[]) => string;

export const checkoutProblems = (version: string, git: Git): string[] => {
  const tag = `v${version}`;
  const isTagged = git('tag', '--points-at', 'HEAD').split('\n').includes(tag);
  const branch = git('branch', '--show-current').trim();
  const changed = git('status', '--porcelain').split('\n').filter(Boolean);
  const problems = [];
  // Continuous integration checks out the tag, without a branch.
  if (branch !== 'main' && !isTagged)
    problems.push(`git: the branch is ${branch || 'none'}. Fix: git switch main, and merge the changes`);
  if (changed.length)
    problems.push(
      `git: ${changed.length} uncommitted files: ${changed.map((line) => line.slice(3)).join(', ')}. Fix: commit them`,
    );
  if (!isTagged && git('tag', '--list', tag).trim())
    problems.push(`git: the tag ${tag} is on another commit. Fix: raise the version in package.json`);
  return problems;
};

/** @param manifest package.json */
export const repositoryProblems = (manifest: string): string[] => {
  const { repository } = JSON.parse(manifest) as { repository: { url: string } };
  return repository.url.includes('//example.com/')
    ? [`package.json: repository.url is ${repository.url}. Fix: write the public URL, which npm's provenance compares`]
    : [];
};
