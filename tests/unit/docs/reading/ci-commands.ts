interface Job {
  script?: unknown;
  steps?: { run?: unknown }[];
}

/** Shell lines of a GitHub workflow or a GitLab pipeline, in order. */
export const ciCommands = (file: unknown): string[] => {
  const { jobs, ...others } = file as { jobs?: Record<string, Job> } & Record<string, unknown>;
  return Object.values(jobs ?? (others as Record<string, Job>)).flatMap(({ script = [], steps = [] }) =>
    [script, ...steps.map(({ run }) => run)].flat().filter((line): line is string => typeof line === 'string'),
  );
};
