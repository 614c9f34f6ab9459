import { join } from 'node:path';
import { build } from 'esbuild';
import { browser, root } from '../../../esbuild.config.mjs';
import { toolFolder } from '../../tools/tool.mjs';
import { benchData } from '../match/data';

export interface Site {
  readonly name: string;
  readonly head: string;
  /** Files keyed by their path under `/bench/`. */
  readonly files: Readonly<Record<string, string>>;
}

const list = (value: string | string[] | undefined): string[] => [value ?? []].flat().filter(Boolean);

/** Sets up the same fifty experiments for both libraries: one runs on the page, the others are for other pages. */
export const sites = async (): Promise<Site[]> => {
  const others = benchData({ experiments: 49, urls: 0 }).config.experiments.map(({ name, flights }) => ({
    name,
    flights: { ...flights, targeting: { ...flights.targeting, domain: '127.0.0.1' } },
  }));
  const welcome = {
    name: 'welcome',
    flights: {
      targeting: { domain: '127.0.0.1', url: { include: '^/bench/page' } },
      setup: { 'welcome-b': { js: ['/bench/variant.js'] } },
    },
  };
  const settings = {
    experiments: { configUrl: '/bench/config.json', assignmentUrl: '/bench/assignment.json' },
  };
  const features = Object.fromEntries(
    [...others, welcome].map(({ name, flights: { targeting } }) => [
      name,
      {
        defaultValue: false,
        rules: [
          {
            condition: {
              host: targeting.domain,
              $or: list(targeting.url.include).map((pattern) => ({ path: { $regex: pattern } })),
            },
            force: true,
          },
        ],
      },
    ]),
  );
  const { outputFiles } = await build({
    ...browser,
    entryPoints: [`${root}tests/bench/experiments/growthbook.ts`],
    nodePaths: [join(toolFolder('bench'), 'node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return [
    {
      name: 'Cobble',
      head: `<script type="application/json" data-cobble-config>${JSON.stringify(settings)}</script><script defer src="/dist/realms/cobble.js" data-experiments="on"></script>`,
      files: {
        'config.json': JSON.stringify({ experiments: [...others, welcome] }),
        'assignment.json': JSON.stringify({ flights: ['welcome-b'] }),
      },
    },
    {
      name: 'GrowthBook',
      head: '<script type="module" src="/bench/growthbook.js"></script>',
      files: {
        'growthbook.js': outputFiles![0]!.text,
        'api/features/bench': JSON.stringify({ status: 200, features, experiments: [], dateUpdated: '2026-01-01' }),
      },
    },
  ];
};
