import { describe, expect, it } from 'vitest';
import { safeUrl } from '../../../src/widgets/kit/safe-url';

describe('safeUrl', () => {
  it.each([
    '/store',
    'store?x=1',
    '#top',
    '//cdn.example/a.png',
    'https://a.example/',
    'HTTP://a.example',
    'mailto:a@b.example',
    'tel:+4612345',
  ])('returns %j unchanged', (url) => {
    expect(safeUrl(url)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,hi',
    'vbscript:x',
    'blob:https://a/b',
    'file:///etc/passwd',
    // Unsafe schemes that end with the name of an allowed scheme.
    'steam-http://a.example',
    'x-tel:1',
    'https://',
    '',
    undefined,
  ])('rejects %j', (url) => {
    expect(safeUrl(url)).toBeUndefined();
  });
});
