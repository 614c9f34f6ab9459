import { afterEach, describe, expect, it, vi } from 'vitest';
import { allowedUrl } from '../../../src/platform/allowed-url';
import { PolicyHolder } from '../../../src/platform/policy-holder';
import { trustedTypes } from '../../../src/platform/trusted-types';
import type { Settings } from '../../../src/services/settings';

const settings = (experiments: Settings['experiments'] = {}): Settings => ({
  locale: 'en-us',
  api: '/',
  product: 'minecraft',
  experiments,
  policyHolder: new PolicyHolder(),
});

const factory = () => {
  const createPolicy = vi.fn(
    (name: string, rules: { createHTML(html: string): string; createScriptURL(url: string): string }) => ({
      name,
      createHTML: (html: string) => `${rules.createHTML(html)}<i>trusted</i>`,
      createScriptURL: (url: string) => `${rules.createScriptURL(url)}#trusted`,
    }),
  );
  vi.stubGlobal('trustedTypes', { createPolicy });
  return createPolicy;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

// threat 7
describe('Trusted Types', () => {
  it("uses one policy for everything that has the page's settings", () => {
    const createPolicy = factory();
    const page = settings();
    expect(trustedTypes(page)).toBe(trustedTypes(page));
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['cobble']);
  });

  it('trusts only scripts that experiments may load', () => {
    factory();
    const { setSource } = trustedTypes(settings({ allowedOrigins: ['https://cdn.example'] }));
    const script = document.createElement('script');
    setSource(script, 'https://cdn.example/a.js');
    expect(script.src).toBe('https://cdn.example/a.js#trusted');
    for (const url of [
      'https://evil.example/a.js',
      'http://cdn.example/a.js',
      'data:text/javascript,1',
      'javascript:1',
    ])
      expect(() => setSource(script, url), url).toThrow(`not allowed: ${url}`);
    expect(script.src).toBe('https://cdn.example/a.js#trusted');
  });

  it('rejects the same scripts in a browser without Trusted Types', () => {
    const script = document.createElement('script');
    expect(() => trustedTypes(settings()).setSource(script, 'https://evil.example/a.js')).toThrow('not allowed');
    expect(script.src).toBe('');
  });

  it('returns a document for HTML, never trusted HTML', () => {
    factory();
    const { parse, forSanitiser } = trustedTypes(settings());
    expect(parse('<b>a</b>').body.innerHTML).toBe('<b>a</b><i>trusted</i>');
    expect(['', '<b>evil</b>'].map((html) => forSanitiser.createHTML(html))).toEqual([
      '<i>trusted</i>',
      '<!----><i>trusted</i>',
    ]);
    expect(forSanitiser.createScriptURL('https://cdn.example/a.js')).toBe('');
  });
});

describe('experiment file', () => {
  // threat 11
  it('allows files from an origin given as a string, but not from one that only begins like it', () => {
    const page = settings({ allowedOrigins: 'https://cdn.example.net' as never });
    expect(allowedUrl('https://cdn.example.net/a.js', page)).toBe('https://cdn.example.net/a.js');
    expect(allowedUrl('https://cdn.example/a.js', page)).toBeUndefined();
  });

  it("allows files only from the page's own origin without any settings", () => {
    expect(allowedUrl('/a.js', settings())).toBe(`${location.origin}/a.js`);
    expect(
      ['https://cdn.example/a.js', 'http://[', '//cdn.example/a.js'].map((file) =>
        allowedUrl(file, { ...settings(), experiments: undefined }),
      ),
    ).toEqual([undefined, undefined, undefined]);
  });
});
