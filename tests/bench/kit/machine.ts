import { cpus, loadavg } from 'node:os';

export const machine = (before: readonly number[]): string => {
  const [load] = loadavg();
  return `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}, load ${(before[0] ?? 0).toFixed(1)} before and ${(load ?? 0).toFixed(1)} after`;
};
