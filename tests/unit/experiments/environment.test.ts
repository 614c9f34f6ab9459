import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { environment } from '../../../src/experiments/page/assignment';
import type { Settings } from '../../../src/services/settings';

const settings: Settings = { locale: 'sv-se', api: 'https://api.example', product: 'minecraft' };
const agents = {
  chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36 Edg/148.0.0.0',
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36',
  samsung:
    'Mozilla/5.0 (Linux; Android 15; SAMSUNG SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/148.0 Mobile/15E148 Safari/604.1',
  chromebook:
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36',
  xbox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox One) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  opera:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36 OPR/131.0.0.0',
  unknown: 'curl/8.14.1',
};

describe('the environment of an assignment request', () => {
  // EXP-2
  beforeEach(() => sessionStorage.clear());
  afterEach(() => {
    vi.restoreAllMocks();
    document.head.replaceChildren();
  });

  it('sends a stable session id, the language and the domain', () => {
    const first = environment(settings);
    expect(first).toMatchObject({ language: 'sv-se', domain: location.hostname, region: 'us' });
    expect(first.sessionId).toMatch(/^\d+-\d+-\d+-\d+$/);
    expect(environment(settings).sessionId).toBe(first.sessionId);
  });

  it('sends a session id for the page if storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('refused');
    });
    vi.stubGlobal(
      'sessionStorage',
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('refused');
          },
        },
      ),
    );
    const { sessionId } = environment(settings);
    expect(sessionId).toBeTruthy();
    expect(environment(settings).sessionId).toBe(sessionId);
    vi.unstubAllGlobals();
  });

  it.each<[keyof typeof agents, string | undefined, string | undefined]>([
    ['chrome', 'Windows', 'Chrome'],
    ['edge', 'Windows', 'Edge'],
    ['android', 'Android', 'Chrome'],
    ['samsung', 'Android', 'Samsung'],
    ['firefox', 'Linux', 'Firefox'],
    ['safari', 'Mac', 'Safari'],
    ['iphone', 'iPhone', 'Safari'],
    ['chromebook', 'CrOS', 'Chrome'],
    ['xbox', 'Xbox', 'Edge'],
    ['opera', 'Windows', 'Opera'],
    ['unknown', undefined, undefined],
  ])('recognises %s as %s and %s', (agent, platform, browser) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[agent]);
    expect(environment(settings)).toMatchObject({ platform, browser });
  });

  it.each([
    [1920, 'Desktop'],
    [1200, 'Desktop'],
    [1199, 'Tablet'],
    [768, 'Tablet'],
    [767, 'Phone'],
    [320, 'Phone'],
  ])('classifies a width of %i as %s', (width, type) => {
    // EXP-9
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width);
    expect(environment(settings).deviceType).toBe(type);
  });

  it.each([
    ['fi', 'fi'],
    ['AX', 'fi'],
    ['pr', 'us'],
    ['gg', 'gb'],
    ['hk', 'hk'],
    ['nowhere', 'us'],
    ['', 'us'],
  ])('maps the region %s to %s', (content, region) => {
    // SVC-10
    document.head.append(Object.assign(document.createElement('meta'), { name: 'cobble:country', content }));
    expect(environment(settings).region).toBe(region);
  });
});
