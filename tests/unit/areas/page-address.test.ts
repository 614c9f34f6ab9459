import { afterEach, expect, it } from 'vitest';
import { pageAddress } from '../../../src/areas/kit/page-address';

afterEach(() => history.replaceState(null, '', '/'));

// ARE-2: what stands in an address is anybody's.
it('gives at most 500 characters of a parameter', () => {
  history.replaceState(null, '', `/?q=${'a'.repeat(500)}`);
  expect(pageAddress.get('q')).toHaveLength(500);
  history.replaceState(null, '', `/?q=${'a'.repeat(501)}`);
  expect(pageAddress.get('q')).toHaveLength(500);
});

it('takes a parameter from the hash before the query', () => {
  history.replaceState(null, '', '/?q=query#q=hash');
  expect(pageAddress.get('q')).toBe('hash');
  expect(pageAddress.get('other')).toBe('');
});
