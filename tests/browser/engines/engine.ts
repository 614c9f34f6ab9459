const engines = ['chromium', 'firefox', 'webkit', 'wpe'] as const;

export type Engine = (typeof engines)[number];

const asked = process.env.COBBLE_ENGINE || 'chromium';
const found = engines.find((name) => name === asked);
if (!found) throw new Error(`COBBLE_ENGINE=${asked} is no engine: write one of ${engines.join(', ')}, or unset it.`);

export const engine: Engine = found;
