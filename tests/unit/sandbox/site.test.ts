// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { runningSandbox } from './running-sandbox';

const sandbox = runningSandbox();
const { ask, get } = sandbox;

describe('the calls of the site', () => {
  it('newsletter: by country, with consent where it is due, an address only where it is one', async () => {
    // MKT-9, MKT-10
    expect((await get('/api/v1.0/newsletter?country=se')).body).toMatchObject({
      country: 'SE',
      requiresConsent: true,
      isAvailable: true,
    });
    expect((await get('/api/v1.0/newsletter', { 'accept-language': 'de-DE,de;q=0.9' })).body).toMatchObject({
      country: 'DE',
    });
    expect((await get('/api/v1.0/newsletter', { 'accept-language': 'en' })).body).toMatchObject({
      country: 'US',
      requiresConsent: false,
    });
    const subscribe = (body: unknown) => ask('POST', '/api/v1.0/newsletter/subscribe', { body });
    const email = 'a@b.example';
    expect((await subscribe({ subscriptOptions: { email, keys: ['news'] } })).status).toBe(200);
    expect((await subscribe({ subscriptOptions: { email, keys: [] } })).status).toBe(200);
    expect((await subscribe({ subscriptOptions: { email: 'no' } })).status).toBe(422);
    expect((await subscribe({ email })).status).toBe(400);
    // It took the longer spelling, too, and so hid that the client sent it.
    expect((await subscribe({ subscriptionOptions: { email, keys: ['realms'] } })).status).toBe(400);
    expect((await get('/__sandbox/state')).body).toMatchObject({ subscribers: [{ email, keys: [] }] });
  });

  it('downloads: links and the latest version', async () => {
    // MKT-11
    expect(((await get('/api/v1.0/download/links')).body as { links: unknown[] }).links).toHaveLength(8);
    expect((await get('/api/v1.0/download/latest')).body).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  });

  it('experiments: a config for this host, whose files are there, and an assignment for a whole question', async () => {
    // EXP-1, EXP-2
    const { experiments } = (await get('/experiment/config.json')).body as {
      experiments: {
        flights: { targeting: { domain: string }; setup: Record<string, { js?: string[]; css?: string[] }> };
      }[];
    };
    for (const {
      flights: { targeting, setup },
    } of experiments) {
      expect(targeting.domain).toBe('127.0.0.1');
      for (const { js = [], css = [] } of Object.values(setup))
        for (const file of [...js, ...css]) expect([file, (await get(file)).status]).toEqual([file, 200]);
    }
    const whole = {
      sessionId: 's',
      language: 'en-us',
      platform: 'Linux',
      browser: 'Chrome',
      deviceType: 'Desktop',
      region: 'us',
      domain: 'd',
    };
    expect((await ask('POST', '/api/v1.0/flight/assignment', { body: whole })).body).toEqual({
      flights: ['start-heading-b', 'store-hero-b'],
    });
    expect((await ask('POST', '/api/v1.0/flight/assignment', { body: { ...whole, region: '' } })).status).toBe(400);
  });

  it('a path takes its own methods only', async () => {
    const { status, headers } = await ask('POST', '/locales', { body: {} });
    expect([status, headers.get('allow')]).toEqual([405, 'GET']);
    // HEAD is GET without the body.
    expect((await fetch(`${sandbox.origin}/locales`, { method: 'HEAD' })).status).toBe(200);
  });
});
