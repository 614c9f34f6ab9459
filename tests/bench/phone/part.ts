import { buildIfStale } from '../../browser/build-if-stale';
import type { BenchOptions, Part } from '../kit/part';
import { Phone } from './phone';
import { measureExperiments } from './scenarios/experiments';
import { measureFirstPaint } from './scenarios/first-paint';
import { measureTaps } from './scenarios/taps';
import { measureWidgets } from './scenarios/widgets';

/** Each function measures its contenders alternately, and returns Markdown. */
const scenarios = {
  widgets: measureWidgets,
  experiments: measureExperiments,
  paint: measureFirstPaint,
  taps: measureTaps,
};

const run = async (rounds: number, { waterfall, only }: BenchOptions): Promise<string> => {
  const chosen = Object.entries(scenarios).filter(([name]) => only === undefined || only === name);
  if (chosen.length === 0)
    throw new Error(`--only ${only} isn't a scenario. Fix: use ${Object.keys(scenarios).join(', ')}.`);
  buildIfStale();
  const phone = await Phone.start(waterfall);
  try {
    const texts = [];
    for (const [, measure] of chosen) texts.push(await measure(phone, rounds));
    const version = (await phone.browser.version()).replace('/', ' ');
    return [
      `${version} at a quarter of this machine's speed, behind a proxy with the round trips and the bandwidth of a phone's network: 4G has 150 ms and 1.6 Mbit/s, 3G has 562 ms and 1.44 Mbit/s. New connections cost a round trip (HTTP/2: two), and start slowly. Times are in ms from the start of the navigation.`,
      ...texts,
    ].join('\n\n');
  } finally {
    await phone.close();
  }
};

export const phone: Part = { name: 'phone', title: 'On a phone', document: 'docs/speed.md', rounds: 7, run };
