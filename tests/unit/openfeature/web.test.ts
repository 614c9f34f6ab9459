import { OpenFeature, ProviderEvents, ProviderStatus } from '@openfeature/web-sdk';
import { CobbleProvider } from 'cobble-embed/openfeature';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const pageWith = ({ ready = Promise.resolve() as Promise<unknown> } = {}) => ({
  flights: { ready, on: ['b', 'x:y'], experiments: ['hero:b', 'a:x:y'] },
  push(call: (api: unknown) => void) {
    call(this);
  },
});
const host = window as unknown as { cobble?: unknown };

beforeEach(() => {
  host.cobble = pageWith();
});
afterEach(async () => {
  await OpenFeature.close();
  delete host.cobble;
});

const clientOf = async (provider = new CobbleProvider()) => {
  await OpenFeature.setProviderAndWait(provider);
  return OpenFeature.getClient();
};

const error = (code: string) => ({ reason: 'ERROR', errorCode: code });

// Interface 10
describe('CobbleProvider', () => {
  it.each([
    ['b', { value: true, variant: 'on', reason: 'TARGETING_MATCH' }],
    ['x:y', { value: true, variant: 'on', reason: 'TARGETING_MATCH' }],
    ['hero', { value: false, variant: 'off', reason: 'DISABLED' }],
    ['toString', { value: false, variant: 'off', reason: 'DISABLED' }],
  ])('resolves the boolean %s to whether the flight is on', async (flag, details) => {
    expect((await clientOf()).getBooleanDetails(flag, true)).toMatchObject({ flagKey: flag, ...details });
  });

  it.each([
    ['hero', { value: 'b', variant: 'b', reason: 'TARGETING_MATCH' }],
    // The name of a flight may contain a colon, and so may the name of an experiment.
    ['a', { value: 'x:y', variant: 'x:y', reason: 'TARGETING_MATCH' }],
    ['a:x', { value: 'none', reason: 'DISABLED' }],
    ['footer', { value: 'none', reason: 'DISABLED' }],
  ])('resolves the string %s to the flight of the experiment that is on', async (flag, details) => {
    expect((await clientOf()).getStringDetails(flag, 'none')).toMatchObject({ flagKey: flag, ...details });
  });

  it('returns the default value and TYPE_MISMATCH for numbers and objects', async () => {
    const client = await clientOf();
    expect(client.getNumberDetails('b', 7)).toMatchObject({ value: 7, ...error('TYPE_MISMATCH') });
    expect(client.getObjectDetails('b', { a: 1 })).toMatchObject({ value: { a: 1 }, ...error('TYPE_MISMATCH') });
  });

  it('queues until the script has loaded, and is ready when the flights are', async () => {
    delete host.cobble;
    const settled: string[] = [];
    const set = OpenFeature.setProviderAndWait(new CobbleProvider()).then(() => settled.push('ready'));
    const client = OpenFeature.getClient();
    expect(client.getBooleanDetails('b', false)).toMatchObject({ value: false, ...error('PROVIDER_NOT_READY') });
    let makeReady = (): void => {};
    const page = pageWith({
      ready: new Promise<void>((resolve) => {
        makeReady = resolve;
      }),
    });
    for (const call of host.cobble as ((api: unknown) => void)[]) call(page);
    await Promise.resolve();
    expect([settled, client.providerStatus]).toEqual([[], ProviderStatus.NOT_READY]);
    makeReady();
    await set;
    expect([client.providerStatus, client.getBooleanValue('b', false)]).toEqual([ProviderStatus.READY, true]);
  });

  it('fails after the timeout without a script, and recovers when the script loads later', async () => {
    delete host.cobble;
    await expect(clientOf(new CobbleProvider({ timeoutMs: 5 }))).rejects.toThrow("Fix: check that Cobble's tag");
    const client = OpenFeature.getClient();
    expect(client.getBooleanDetails('b', false)).toMatchObject({ value: false, ...error('PROVIDER_NOT_READY') });
    const ready = new Promise((resolve) => client.addHandler(ProviderEvents.Ready, resolve));
    for (const call of host.cobble as ((api: unknown) => void)[]) call(pageWith());
    await ready;
    expect([client.providerStatus, client.getBooleanValue('b', false)]).toEqual([ProviderStatus.READY, true]);
  });

  it('emits events when the flights change, until it is closed', async () => {
    const provider = new CobbleProvider();
    const client = await clientOf(provider);
    const events: string[] = [];
    for (const name of [ProviderEvents.ContextChanged, ProviderEvents.ConfigurationChanged])
      client.addHandler(name, () => events.push(`${name} ${client.getBooleanValue('new', false)}`));
    (host.cobble as ReturnType<typeof pageWith>).flights.on = ['new'];
    document.dispatchEvent(new CustomEvent('cobble:flights'));
    await vi.waitFor(() =>
      expect(events).toEqual(['PROVIDER_CONTEXT_CHANGED true', 'PROVIDER_CONFIGURATION_CHANGED true']),
    );
    await OpenFeature.close();
    const emit = vi.spyOn(provider.events, 'emit');
    document.dispatchEvent(new CustomEvent('cobble:flights'));
    expect(emit).not.toHaveBeenCalled();
  });

  it('can be replaced, and bound to a domain', async () => {
    const first = new CobbleProvider();
    await OpenFeature.setProviderAndWait('site', first);
    await OpenFeature.setProviderAndWait('site', new CobbleProvider());
    expect(OpenFeature.getClient('site').getStringValue('hero', 'none')).toBe('b');
    expect(OpenFeature.getProviderMetadata('site')).toEqual({ name: 'Cobble' });
  });
});
