// @vitest-environment node
import { expect, it } from 'vitest';
import { runningSandbox } from './running-sandbox';

const { ask, get } = runningSandbox();

// MKT-9 MKT-10
it('offers the newsletter by country, with consent in Europe, and stores the last subscription', async () => {
  const newsletter = async (query: string, headers?: Record<string, string>) =>
    (await get(`/api/v1.0/newsletter${query}`, headers)).body;
  expect(await newsletter('?country=se')).toMatchObject({ country: 'SE', requiresConsent: true, isAvailable: true });
  expect(await newsletter('', { 'accept-language': 'de-DE,de;q=0.9' })).toMatchObject({ country: 'DE' });
  expect(await newsletter('', { 'accept-language': 'en' })).toMatchObject({ country: 'US', requiresConsent: false });
  for (const keys of [['news'], []]) {
    const body = { subscriptOptions: { email: 'a@b.example', keys } };
    expect((await ask('POST', '/api/v1.0/newsletter/subscribe', { body })).status).toBe(200);
  }
  expect((await get('/__sandbox/state')).body).toMatchObject({ subscribers: [{ email: 'a@b.example', keys: [] }] });
});

// EXP-1 EXP-2
it('serves a config for this host with existing files, and an assignment', async () => {
  interface Flights {
    readonly targeting: { domain: string };
    readonly setup: Record<string, { js?: string[]; css?: string[] }>;
  }
  const { experiments } = (await get('/experiment/config.json')).body as { experiments: { flights: Flights }[] };
  for (const { flights } of experiments) {
    expect(flights.targeting.domain).toBe('127.0.0.1');
    for (const file of Object.values(flights.setup).flatMap(({ js = [], css = [] }) => [...js, ...css]))
      expect([file, (await get(file)).status]).toEqual([file, 200]);
  }
  const device = { platform: 'Linux', browser: 'Chrome', deviceType: 'Desktop' };
  const body = { ...device, sessionId: 's', language: 'en-us', region: 'us', domain: 'd' };
  expect((await ask('POST', '/api/v1.0/flight/assignment', { body })).body).toEqual({
    flights: ['start-heading-b', 'store-hero-b'],
  });
});
