import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from '../../cli/commands/build';
import { Maps } from '../../cli/trace/maps';
import { traceStack } from '../../cli/trace/trace-stack';
import { root } from '../../esbuild.config.mjs';
import { runCommand } from '../unit/cli/support';
import { harness, type PageWithOptions } from './harness';
import { builtFiles, serveChanged, snippetOutput } from './loader/pinned-page';
import { tag, tile } from './loader/tag';

const { pageWith } = harness();

let out = '';
beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'cobble-failures-'));
  expect(await runCommand((io) => build({ out, sourcemap: true }, io))).toMatchObject({ code: 0, err: '' });
}, 300_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

interface Failure {
  readonly reason: string;
  readonly url?: string;
  readonly stack: string;
}

/** Records what a site's own monitoring would send: the reason, the URL, and the stacks of the error and its cause. */
const MONITOR = `<script>
  window.failures = [];
  addEventListener('cobble:error', ({ detail: { error, reason, url } }) =>
    failures.push({ reason, url, stack: [error, error.cause].map((each) => each?.message + '\\n' + each?.stack).join('\\n') }));
</script>`;

const button = '<div data-widget="themed-button" data-load="eager">Play</div>';
const chunk = builtFiles().find((path) => path.startsWith('chunks/themed-button.'))!;
const sheet = builtFiles().find((path) => path.startsWith('realms/themed-button.'))!;

interface Case {
  readonly html: () => string | Promise<string>;
  readonly options?: PageWithOptions;
  readonly reason: string;
  readonly url?: string;
  /** The source file of a traced frame, and text of the frame's line. */
  readonly source: readonly [path: string, text: string];
}

const CASES: Readonly<Record<string, Case>> = {
  'a missing chunk': {
    html: () => tag() + button,
    options: { faults: [{ url: /\/chunks\/themed-button\./, status: 404 }] },
    reason: 'network',
    url: chunk,
    source: ['src/embed/report.ts', 'new Error('],
  },
  'a policy that forbids the stylesheet': {
    html: () => tag() + button,
    options: { headers: { 'content-security-policy': "connect-src 'none'" } },
    reason: 'network',
    source: ['src/embed/report.ts', 'new Error('],
  },
  'an exception in a widget': {
    html: () =>
      `<script>Number.prototype.toLocaleString = () => { throw Error('broken by the page'); };</script>${tag()}${tile('data-load="eager"')}`,
    reason: 'exception',
    source: ['src/widgets/kit/amount.tsx', 'toLocaleString('],
  },
  'broken JSON': {
    html: () => `${tag()}<div data-widget="themed-button" data-load="eager" data-props="{'label':1}">Play</div>`,
    reason: 'invalid-props',
    source: ['src/embed/read-props.ts', "new PropError('data-props')"],
  },
  'a changed file of a pinned build': {
    html: async () => (await snippetOutput({ pin: true })) + button,
    options: { faults: serveChanged([sheet]) },
    reason: 'network',
    url: sheet,
    source: ['src/loader/pinned-files.ts', 'new RejectedFile('],
  },
};

// Interface 10
it.each(Object.entries(CASES))(
  'traces the stack of %s to a line of the source',
  { tags: 'all' },
  async (_, { html, options, ...expected }) => {
    const { page } = await pageWith(MONITOR + (await html()), options);
    const failures = () => page.evaluate(() => (window as never as { failures: Failure[] }).failures);
    await expect.poll(async () => (await failures()).length, { timeout: 20_000 }).toBe(1);
    const [failure] = (await failures()) as [Failure];
    expect(failure.reason).toBe(expected.reason);
    if (expected.url) expect(failure.url).toContain(expected.url);
    const traced = traceStack(failure.stack, new Maps(join(out, 'maps'))).lines.flatMap((line) => {
      const [, path, number] = /((?:src|node_modules)\/\S+?):(\d+):\d+\)?$/.exec(line) ?? [];
      return path ? [`${path}: ${readFileSync(join(root, path), 'utf8').split('\n')[Number(number) - 1]?.trim()}`] : [];
    });
    const [path, text] = expected.source;
    expect(traced, failure.stack).toContainEqual(expect.stringMatching(`^${path}: .*${text.replace(/[()]/g, '\\$&')}`));
  },
);
