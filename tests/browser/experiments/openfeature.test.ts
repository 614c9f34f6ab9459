import { build } from 'esbuild';
import { beforeAll, expect, it } from 'vitest';
import { root } from '../../../esbuild.config.mjs';
import { harness } from '../harness';
import { eventDetails, experiment, site } from './site';

const server = harness();
const { publish, openPage } = server;

let module = '';
beforeAll(async () => {
  const contents = `
    import { OpenFeature } from '@openfeature/web-sdk';
    import { CobbleProvider } from 'cobble-embed/openfeature';
    window.read = (async () => {
      await OpenFeature.setProviderAndWait(new CobbleProvider());
      const client = OpenFeature.getClient();
      const flights = ['AX:b', 'c', 'd'].map((flag) => client.getBooleanDetails(flag, false));
      const experiments = ['one', 'elsewhere'].map((flag) => client.getStringDetails(flag, 'none'));
      return { flights, experiments, ran: window.ran };
    })();`;
  const stdin = { contents, resolveDir: root };
  const { outputFiles } = await build({ stdin, bundle: true, write: false, format: 'esm', absWorkingDir: root });
  module = outputFiles[0]!.text;
});

// Interface 10
it('provides the flights of a page to OpenFeature once they are applied, and exposes none by reading', async () => {
  publish('/openfeature.js', module);
  publish('/exp/b.js', "(window.ran ||= []).push('b')");
  const { html } = site(server, {
    config: [
      experiment('one', 'AX:b', { js: ['/exp/b.js'], css: [] }),
      experiment('elsewhere', 'c', { include: '^/other', js: [], css: [] }),
    ],
    flights: ['AX:b', 'c'],
    // The provider runs before the tag, so it has to wait in the queue.
    head: '<script type="module" src="/openfeature.js"></script>',
  });
  publish('/openfeature', html);
  const { page } = await openPage('/openfeature');
  const read = await page.evaluate(() => (window as never as { read: Promise<unknown> }).read);
  expect(read).toMatchObject({
    flights: [
      { value: true, reason: 'TARGETING_MATCH' },
      { value: true, reason: 'TARGETING_MATCH' },
      { value: false, reason: 'DISABLED' },
    ],
    experiments: [
      { value: 'AX:b', reason: 'TARGETING_MATCH' },
      { value: 'none', reason: 'DISABLED' },
    ],
    ran: ['b'],
  });
  const exposures = await page.evaluate(eventDetails, 'cobble:exposure');
  expect(exposures.filter((detail) => (detail as { experiment: string }).experiment !== 'one')).toEqual([]);
});
