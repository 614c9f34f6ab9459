import { afterEach, expect, it } from 'vitest';
import { pageAddress } from '../../../src/areas/kit/page-address';

afterEach(() => history.replaceState(null, '', '/'));

// ARE-2: anybody can put anything into a link to the page, so parameters are untrusted.
it('returns at most 500 characters of a parameter', () => {
  history.replaceState(null, '', `/?q=${'a'.repeat(500)}`);
  expect(pageAddress.get('q')).toHaveLength(500);
  history.replaceState(null, '', `/?q=${'a'.repeat(501)}`);
  expect(pageAddress.get('q')).toHaveLength(500);
});

it('prefers a parameter in the hash to one in the query', () => {
  history.replaceState(null, '', '/?q=query#q=hash');
  expect(pageAddress.get('q')).toBe('hash');
  expect(pageAddress.get('other')).toBe('');
});

it('writes parameters to the query or the hash, as the author began, and keeps the rest', () => {
  history.replaceState(null, '', '/help?a=1&q=old#part');
  expect(pageAddress.with({ q: 'new', p: '2', a: '' })).toBe(`${location.origin}/help?q=new&p=2#part`);
  history.replaceState(null, '', '/help?a=1#q=old&b=2');
  expect(pageAddress.with({ q: 'new', p: '2', b: '' })).toBe(`${location.origin}/help?a=1#q=new&p=2`);
});

it('navigates without a page load, notifies every area, and adds no duplicate history entry', () => {
  const notified: string[] = [];
  const stop = pageAddress.onChange(() => notified.push(location.search));
  const before = history.length;
  history.replaceState({ of: 'the page' }, '', '/');
  pageAddress.go({ q: '1' });
  expect([history.length, history.state]).toEqual([before + 1, { of: 'the page' }]);
  pageAddress.go({ q: '1' });
  pageAddress.go({ q: '2' }, true);
  expect([history.length, location.search]).toEqual([before + 1, '?q=2']);
  expect(notified).toEqual(['?q=1', '?q=1', '?q=2']);
  for (const type of ['popstate', 'hashchange']) dispatchEvent(new Event(type));
  expect(notified).toHaveLength(5);
  stop();
  for (const type of ['popstate', 'hashchange', 'cobble:address']) dispatchEvent(new Event(type));
  expect(notified).toHaveLength(5);
});
