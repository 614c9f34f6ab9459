import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { browser, root } from '../../../esbuild.config.mjs';
import { toolFolder } from '../../tools/tool.mjs';
import { benchData } from '../match/data';
import { PAGE, type Site } from './site-server';
import { pageOf, printedTags } from './sites';

const VARIANT = 'window.took = performance.now()';
const VARIANT_FILE = '/bench/variant.js';
const TEXT = '<h1>Hello</h1>';

const settings = { experiments: { configUrl: '/bench/config.json', assignmentUrl: '/bench/assignment.json' } };

/** Only one experiment matches the page. The others match only its domain, so contenders must test URL patterns. */
const experiments = [
  ...benchData({ experiments: 49, urls: 0 }).config.experiments,
  {
    name: 'welcome',
    flights: { targeting: { url: { include: `^${PAGE}` } }, setup: { 'welcome-b': { js: [VARIANT_FILE] } } },
  },
].map(({ name, flights }) => ({
  name,
  flights: { ...flights, targeting: { ...flights.targeting, domain: '127.0.0.1' } },
  patterns: [flights.targeting.url.include ?? []].flat(),
}));

const modules = join(toolFolder('bench'), 'node_modules');

export const experimentSites = async (): Promise<Site[]> => {
  const site = (name: string, head: string, files: Readonly<Record<string, string>>): Site => ({
    name,
    html: pageOf(head, [], TEXT),
    files: { ...files, [VARIANT_FILE]: VARIANT },
  });
  return [
    site('Cobble, as `cobble snippet` prints it', cobbleTags(), cobbleFiles),
    site('Cobble, `cobble snippet --page --preload`', cobbleTags('--preload'), cobbleFiles),
    site(
      'GrowthBook’s tag, variant in its payload',
      '<script async data-api-host="/bench" data-client-key="bench" src="/bench/auto.min.js"></script>',
      {
        '/bench/auto.min.js': readFileSync(join(modules, '@growthbook/growthbook/dist/bundles/auto.min.js'), 'utf8'),
        '/bench/api/features/bench': payloadOf({ experiments: visualExperiments }),
      },
    ),
    site('GrowthBook in a bundle, variant in a file', '<script type="module" src="/bench/growthbook.js"></script>', {
      '/bench/growthbook.js': await growthBookBundle(),
      '/bench/api/features/bench': payloadOf({ features }),
    }),
  ];
};

const cobbleFiles = {
  '/bench/config.json': JSON.stringify({ experiments: experiments.map(({ name, flights }) => ({ name, flights })) }),
  '/bench/assignment.json': JSON.stringify({ flights: ['welcome-b'] }),
};

const cobbleTags = (...options: readonly string[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const config = join(folder, 'settings.json');
    writeFileSync(config, JSON.stringify(settings));
    const page = join(folder, 'page.html');
    writeFileSync(page, TEXT);
    const tags = printedTags('--config', config, '--page', page, ...options);
    const json = `<script type="application/json" data-cobble-config>${JSON.stringify(settings)}</script>`;
    return json + tags.replace('<script async', '<script async data-experiments="on"');
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const payloadOf = (payload: object): string =>
  JSON.stringify({ status: 200, features: {}, experiments: [], dateUpdated: '2026-01-01', ...payload });

/** GrowthBook's fastest mode: the payload contains the variant's script. */
const visualExperiments = experiments.map(({ name, patterns }) => ({
  key: name,
  changeId: name,
  status: 'running',
  hashAttribute: 'id',
  coverage: 1,
  weights: [0, 1],
  urlPatterns: patterns.map((pattern) => ({ include: true, type: 'regex', pattern })),
  variations: [{}, { js: VARIANT }],
}));

const features = Object.fromEntries(
  experiments.map(({ name, flights, patterns }) => [
    name,
    {
      defaultValue: false,
      rules: [
        {
          condition: {
            host: flights.targeting.domain,
            $or: patterns.map((pattern) => ({ path: { $regex: pattern } })),
          },
          force: true,
        },
      ],
    },
  ]),
);

const growthBookBundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    ...browser,
    entryPoints: [`${root}tests/bench/phone/peers/growthbook.ts`],
    nodePaths: [modules],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles?.[0]?.text ?? '';
};
