const engines = ['chromium', 'firefox', 'webkit', 'wpe'] as const;

export type Engine = (typeof engines)[number];

const requested = process.env.COBBLE_ENGINE || 'chromium';
const found = engines.find((name) => name === requested);
if (!found)
  throw new Error(`COBBLE_ENGINE=${requested} isn't an engine. Fix: use one of ${engines.join(', ')}, or unset it.`);

export const engine: Engine = found;
