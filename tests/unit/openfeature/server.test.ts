// @vitest-environment node
import { OpenFeature, ProviderStatus } from '@openfeature/server-sdk';
import { CobbleServerProvider } from 'cobble-embed/openfeature';
import { afterEach, describe, expect, it, vi } from 'vitest';

const experiment = (name: string, include: string, setup: object) => ({
  name,
  flights: { targeting: { domain: 'www.example.net', url: { include } }, setup },
});
const config = {
  experiments: [
    experiment('hero', '^/store', { 'hero-b': { js: ['/b.js'] }, 'hero-c': {} }),
    experiment('footer', '^/help', { 'footer-b': {} }),
  ],
};
const store = 'https://www.example.net/store';

afterEach(async () => {
  await OpenFeature.close();
  vi.unstubAllGlobals();
});

const clientOf = async (options: ConstructorParameters<typeof CobbleServerProvider>[0] = config) => {
  await OpenFeature.setProviderAndWait(new CobbleServerProvider(options));
  return OpenFeature.getClient();
};

const on = { value: true, variant: 'on', reason: 'TARGETING_MATCH' };
const off = { value: false, variant: 'off', reason: 'DISABLED' };
const error = (code: string) => ({ reason: 'ERROR', errorCode: code });

// Interface 10
describe('CobbleServerProvider', () => {
  it.each([
    ['hero-b', { flights: ['hero-b'] }, on],
    ['hero-b', {}, off],
    ['hero-b', { flights: ['hero-b'], url: `${store}?disableflights=hero-b` }, off],
    ['hero-b', { url: `${store}?enableflights=hero-b` }, on],
    ['hero-b', { flights: ['hero-b'], url: `${store}?disableallflights=true` }, off],
    // Like `cobble.flights.isOn`, also on a page of another experiment, and for a flight that no experiment names.
    ['footer-b', { flights: ['footer-b'], url: store }, on],
    ['other', { flights: ['other'], url: store }, on],
  ])('resolves the boolean %s in %j as the page does', async (flag, context, details) => {
    const client = await clientOf();
    expect(await client.getBooleanDetails(flag, !details.value, context)).toMatchObject(details);
  });

  it.each([
    ['hero', { url: store, flights: ['hero-c', 'hero-b'] }, { value: 'hero-b', reason: 'TARGETING_MATCH' }],
    ['hero', { url: `${store}?enableflights=hero-c` }, { value: 'hero-c', reason: 'TARGETING_MATCH' }],
    ['hero', { url: store }, { value: 'none', reason: 'DISABLED' }],
    ['hero', { url: 'https://www.example.net/help', flights: ['hero-b'] }, { value: 'none', reason: 'DISABLED' }],
    ['unknown', { url: store, flights: ['hero-b'] }, { value: 'none', reason: 'DISABLED' }],
  ])('resolves the string %s in %j to the flight of a matching experiment', async (flag, context, details) => {
    expect(await (await clientOf()).getStringDetails(flag, 'none', context)).toMatchObject(details);
  });

  it('returns the default value and an error code for wrong types and contexts', async () => {
    const client = await clientOf();
    const details = [
      await client.getNumberDetails('hero', 7, { url: store }),
      await client.getObjectDetails('hero', { a: 1 }, { url: store }),
      await client.getStringDetails('hero', 'none', { flights: ['hero-b'] }),
      await client.getStringDetails('hero', 'none', { url: '/store' }),
      await client.getBooleanDetails('hero-b', true, { flights: 'hero-b' }),
      await client.getBooleanDetails('hero-b', true, { flights: [1] }),
    ];
    expect(details).toMatchObject([
      { value: 7, ...error('TYPE_MISMATCH') },
      { value: { a: 1 }, ...error('TYPE_MISMATCH') },
      { value: 'none', ...error('INVALID_CONTEXT') },
      { value: 'none', ...error('INVALID_CONTEXT') },
      { value: true, ...error('INVALID_CONTEXT') },
      { value: true, ...error('INVALID_CONTEXT') },
    ]);
    for (const { errorMessage } of details) expect(errorMessage).toMatch(/^cobble: .* Fix: /);
  });

  it('loads the config from a URL once, and reports that it is ready', async () => {
    const requested = vi.fn(async () => Response.json(config));
    vi.stubGlobal('fetch', requested);
    const client = await clientOf({ config: 'https://www.example.net/experiment/config.json' });
    expect(client.providerStatus).toBe(ProviderStatus.READY);
    const details = await Promise.all(
      ['hero', 'footer'].map((flag) => client.getStringValue(flag, 'none', { url: store, flights: ['hero-b'] })),
    );
    expect([details, requested.mock.calls.length]).toEqual([['hero-b', 'none'], 1]);
  });

  it('fails without a config, and recovers when the config can be loaded', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const load = vi.fn().mockRejectedValueOnce(Error('offline')).mockResolvedValue(config);
    await expect(clientOf({ config: load })).rejects.toThrow('offline');
    const client = OpenFeature.getClient();
    const context = { url: store, flights: ['hero-b'] };
    expect(await client.getStringDetails('hero', 'none', context)).toMatchObject({
      value: 'none',
      ...error('PROVIDER_NOT_READY'),
    });
    vi.setSystemTime(Date.now() + 11_000);
    expect(await client.getStringValue('hero', 'none', context)).toBe('hero-b');
    vi.useRealTimers();
  });
});
