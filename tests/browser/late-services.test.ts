import { describe, expect, it } from 'vitest';
import { harness } from './harness';
import { tag } from './loader/tag';
import type { OpenedPage } from './opened-page';

const { pageWith, faults } = harness();

/** Scripts that set `window.client` to the client of the tag, or to an imported standalone client. */
const clients = {
  tag: `${tag()}<script>(window.cobble = window.cobble || []).push(async (c) => { window.client = await c.services() })</script>`,
  module:
    '<script type="module">import { createServices } from "/dist/services.js"; window.client = createServices()</script>',
};
const call = (opened: OpenedPage, name: string, ...args: unknown[]) =>
  opened.page.evaluate(
    async (name, args) => {
      const [group, method] = name.split('.') as [string, string];
      try {
        const answer = await (
          window as never as { client: Record<string, Record<string, (...args: unknown[]) => unknown>> }
        ).client[group]![method]!(...args);
        return { answer: JSON.stringify(answer)?.slice(0, 40) };
      } catch (error) {
        const { name, message, endpoint, status, response } = error as {
          name: string;
          message: string;
          endpoint: string;
          status?: number;
          response?: object;
        };
        return {
          name,
          message,
          endpoint,
          status,
          response,
          members: ['status', 'response'].every((member) => member in (error as object)),
          isError: error instanceof Error,
        };
      }
    },
    name,
    args,
  );
const open = async (client: keyof typeof clients) => {
  const opened = await pageWith(clients[client]);
  await opened.page.waitForFunction(() => (window as never as { client?: object }).client);
  return opened;
};

// In browsers that cache failed imports, a service chunk used to stay unavailable after one failed load, and callers
// got a bare TypeError.
describe('a service chunk', () => {
  it('retries a service chunk with other URLs, and works after a failed load', { tags: 'all' }, async () => {
    const opened = await open('tag');
    faults([{ url: /\/chunks\/services-downloads/, status: 503, times: 2 }]);
    expect((await call(opened, 'downloads.latest')).answer).toContain('version');
    const asked = opened.sent(/services-downloads/).map(({ path }) => path);
    expect(asked).toHaveLength(3);
    expect(new Set(asked).size).toBe(3);
    // All further calls use the loaded module.
    expect((await call(opened, 'downloads.links')).answer).toContain('links');
    expect(opened.sent(/services-downloads/)).toHaveLength(3);
  });

  it('rejects with a LoadError that names the file and the fix, and retries on the next call', async () => {
    const opened = await open('tag');
    faults([{ url: /\/chunks\/services-help-centre/, status: 404 }]);
    const failed = await call(opened, 'helpCentre.article', 1);
    expect(failed).toMatchObject({ name: 'LoadError', endpoint: 'helpCentre.article', members: true, isError: true });
    expect(failed.status ?? failed.response).toBeUndefined();
    expect(failed.message).toMatch(/services-help-centre did not load\. Publish the whole build.*script-src/);
    // Browsers that cache failed imports need new URLs for the next call, too.
    expect((await call(opened, 'helpCentre.sections')).name).toBe('LoadError');
    expect(new Set(opened.sent(/services-help-centre/).map(({ path }) => path)).size).toBe(5);
    faults([]);
    expect((await call(opened, 'helpCentre.sections')).answer).toContain('sections');
    expect(opened.errors).toEqual([]);
  });

  it("doesn't reload other chunks that succeeded on their second attempt when it fails for good", {
    tags: 'all',
  }, async () => {
    const opened = await pageWith(`${clients.tag}<div id="t" data-widget="text-input" data-label="Name"></div>`, {
      faults: [
        { url: /\/chunks\/runtime/, status: 503, times: 1 },
        { url: /\/chunks\/services-downloads/, status: 404 },
      ],
    });
    await opened.waitForMounted();
    await opened.page.waitForFunction(() => (window as never as { client?: object }).client);
    expect((await call(opened, 'downloads.latest')).name).toBe('LoadError');
    await opened.page.evaluate(() =>
      document.body.insertAdjacentHTML(
        'beforeend',
        '<div id="later" data-widget="text-input" data-label="Later"></div>',
      ),
    );
    await opened.waitForMounted();
    expect(opened.sent(/\/chunks\/runtime/)).toHaveLength(2);
  });
});

describe.each(['tag', 'module'] as const)('toasts of the %s', (client) => {
  const file = /\/chunks\/toasts\./;

  it('uses a single toast module if its file loads on a later attempt', { tags: 'all' }, async () => {
    const opened = await open(client);
    faults([{ url: file, status: 503, times: 1 }]);
    for (const text of ['One', 'Two']) expect((await call(opened, 'toasts.show', text)).name).toBeUndefined();
    await opened.page.waitForFunction(() =>
      /One.*Two|Two.*One/s.test(
        [...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot?.textContent ?? '').join() +
          document.body.textContent,
      ),
    );
    expect(opened.errors).toEqual([]);
  });

  it('rejects toasts with a LoadError if their file never loads', { tags: 'all' }, async () => {
    const opened = await open(client);
    faults([{ url: file, status: 404 }]);
    expect(await call(opened, 'toasts.show', 'One')).toMatchObject({
      name: 'LoadError',
      endpoint: 'toasts',
      members: true,
    });
    faults([]);
    expect((await call(opened, 'toasts.show', 'One')).name).toBeUndefined();
    expect(opened.errors).toEqual([]);
  });
});

// TEL-1. The standalone client loads the tag's adapters, so the build has only one copy of the 100 kB collector.
it.each([
  ['dataLayer', /\/chunks\/data-layer\./],
  ['1ds', /\/chunks\/one-ds\./],
])('sends events of the standalone client to the adapter %s', async (adapter, file) => {
  const opened = await pageWith(
    `<script type="module">
      import { createServices } from "/dist/services.js";
      window.dataLayer = [];
      const telemetry = { adapter: "${adapter}", instrumentationKey: "0-0", endpointUrl: location.origin + "/collect" };
      window.client = createServices({ telemetry });
      window.client.telemetry.report("A", { b: 1 });
    </script>`,
  );
  if (adapter === 'dataLayer') await opened.page.waitForFunction('window.dataLayer.length');
  else await opened.page.waitForRequest((request) => request.url().includes('/collect'));
  expect(opened.sent(file)).toHaveLength(1);
});
