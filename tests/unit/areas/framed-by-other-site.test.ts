// @vitest-environment node
// threat 4: a foreign site can load the page in an invisible frame to steal clicks.
import { expect, it } from 'vitest';
import { isFramedByOtherSite } from '../../../src/areas/kit/confirm/framed-by-other-site';

const OWN = 'https://shop.example';

/** A window in frames with these origins, from the inside out. `undefined` is an origin that the window can't read. */
const view = (origins: readonly (string | undefined)[], ancestorOrigins?: readonly string[], own = OWN) => {
  const windows = [own, ...origins].map((origin) => ({
    get origin() {
      if (origin === undefined) throw new DOMException('', 'SecurityError');
      return origin;
    },
    location: {},
    parent: {},
  }));
  windows.forEach((one, index) => {
    one.parent = windows[index + 1] ?? one;
  });
  Object.assign(windows[0]!.location, { ancestorOrigins });
  return windows[0] as unknown as Window;
};
const partner = { allowedFrames: 'https://partner.example' };

it.each([
  ['no frame', [], {}, false],
  ['a same-origin frame', [OWN], {}, false],
  ['a foreign frame', ['https://evil.example'], {}, true],
  ['a same-origin frame in a foreign one', [OWN, 'https://evil.example'], {}, true],
  ['a listed frame', ['https://partner.example'], partner, false],
  [
    'a listed frame, in a list',
    ['https://partner.example'],
    { allowedFrames: ['https://a.example', 'https://partner.example/'] },
    false,
  ],
  [
    'a listed frame, in a string with others',
    ['https://partner.example'],
    { allowedFrames: 'https://a.example https://partner.example' },
    false,
  ],
  ['a listed frame in a foreign one', ['https://partner.example', 'https://evil.example'], partner, true],
  ['a frame with another scheme than the listed one', ['http://partner.example'], partner, true],
  ['a sandboxed frame', ['null'], { allowedFrames: ['null', '*', ''] }, true],
] as const)('decides whether another site frames the page: %s', (_, ancestors, settings, isByOtherSite) => {
  expect(isFramedByOtherSite(settings, view(ancestors, ancestors))).toBe(isByOtherSite);
});

it('treats a sandboxed page in a sandboxed page as framed by another site', () => {
  expect(isFramedByOtherSite({}, view(['null'], ['null'], 'null'))).toBe(true);
});

// Firefox has no `ancestorOrigins`.
it.each([
  ['no frame', [], false],
  ['same-origin frames', [OWN, OWN], false],
  ['a foreign frame', [undefined], true],
  ['a same-origin frame in a foreign one', [OWN, undefined], true],
] as const)('decides without ancestorOrigins: %s', (_, ancestors, isByOtherSite) => {
  expect(isFramedByOtherSite({}, view(ancestors))).toBe(isByOtherSite);
  // Without `ancestorOrigins`, the foreign origin can't be read, so a partner's site counts as foreign.
  expect(isFramedByOtherSite(partner, view(ancestors))).toBe(isByOtherSite);
});

it('counts an empty list in a frame as unknown', () => {
  expect(isFramedByOtherSite({}, view([undefined], []))).toBe(true);
});

it('ignores a value that a script left on Object.prototype', () => {
  Object.defineProperty(Object.prototype, 'allowedFrames', { value: 'https://evil.example', configurable: true });
  const isByOtherSite = isFramedByOtherSite({}, view(['https://evil.example'], ['https://evil.example']));
  delete (Object.prototype as { allowedFrames?: string }).allowedFrames;
  expect(isByOtherSite).toBe(true);
});
