const engines = ['chromium', 'firefox', 'webkit', 'wpe'] as const;

/** What the browser tests run in. */
export type Engine = (typeof engines)[number];

const asked = process.env.COBBLE_ENGINE || 'chromium';
const found = engines.find((name) => name === asked);
if (!found) throw new Error(`COBBLE_ENGINE=${asked} is no engine: write one of ${engines.join(', ')}, or unset it.`);

/** The engine of this run, of the environment's `COBBLE_ENGINE`; Chromium without one. */
export const engine: Engine = found;
