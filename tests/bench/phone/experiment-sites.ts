import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toolFolder } from '../../tools/tool.mjs';
import { sites } from '../experiments/sites';
import { benchData } from '../match/data';
import type { Site } from './site-server';
import { pageOf, printedTags } from './sites';

const VARIANT = 'window.took = performance.now()';
const TEXT = '<h1>Hello</h1>';
const settings = { experiments: { configUrl: '/bench/config.json', assignmentUrl: '/bench/assignment.json' } };

/** The same fifty experiments for each contender: one runs on the page. */
export const experimentSites = async (): Promise<Site[]> => {
  const [cobble, growthBook] = await sites();
  const files = (own: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(
      Object.entries({ ...own, 'variant.js': VARIANT }).map(([path, text]) => [`/bench/${path}`, text]),
    );
  const page = (head: string) => pageOf(head, [], TEXT);
  return [
    { name: 'Cobble, as `cobble snippet` prints it', html: page(cobbleTags()), files: files(cobble?.files) },
    { name: 'Cobble, `--preload`', html: page(cobbleTags('--preload')), files: files(cobble?.files) },
    {
      name: 'GrowthBook’s tag, variant in its payload',
      html: page('<script async data-api-host="/bench" data-client-key="bench" src="/bench/auto.min.js"></script>'),
      files: files({
        'auto.min.js': readFileSync(
          join(toolFolder('bench'), 'node_modules/@growthbook/growthbook/dist/bundles/auto.min.js'),
          'utf8',
        ),
        'api/features/bench': autoPayload(),
      }),
    },
    {
      name: 'GrowthBook in a bundle, variant in a file',
      html: page(growthBook?.head ?? ''),
      files: files(growthBook?.files),
    },
  ];
};

const cobbleTags = (...options: readonly string[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const config = join(folder, 'settings.json');
    writeFileSync(config, JSON.stringify(settings));
    const tags = printedTags('--config', config, ...options);
    const json = `<script type="application/json" data-cobble-config>${JSON.stringify(settings)}</script>`;
    return json + tags.replace('<script async', '<script async data-experiments="on"');
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** GrowthBook's fastest mode: a visual experiment, whose payload contains the variant's script. */
const autoPayload = (): string => {
  const others = benchData({ experiments: 49, urls: 0 }).config.experiments.map(({ name, flights }) => ({
    name,
    patterns: [flights.targeting.url.include ?? []].flat(),
  }));
  const experiments = [...others, { name: 'welcome', patterns: ['^/bench/page'] }].map(({ name, patterns }) => ({
    key: name,
    changeId: name,
    status: 'running',
    hashAttribute: 'id',
    coverage: 1,
    weights: [0, 1],
    urlPatterns: patterns.map((pattern) => ({ include: true, type: 'regex', pattern })),
    variations: [{}, { js: VARIANT }],
  }));
  return JSON.stringify({ status: 200, features: {}, experiments, dateUpdated: '2026-01-01' });
};
