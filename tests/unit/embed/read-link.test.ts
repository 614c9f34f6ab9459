import { afterEach, expect, it, vi } from 'vitest';
import { widgetConstants } from '../../../cli/build/prop-table';
import { originsOf } from '../../../src/embed/link-origins';
import { readLink } from '../../../src/embed/read-link';
import { description as carousel } from '../../../src/widgets/carousel/carousel.widget';
import { description as tile } from '../../../src/widgets/marketplace-tile/marketplace-tile.widget';
import { description as button } from '../../../src/widgets/themed-button/themed-button.widget';

const area = { name: 'sign-in', kind: 'area', text: '', props: {}, examples: [] } as const;
vi.stubGlobal(
  '__COMPONENTS__',
  widgetConstants(
    [tile, button, area, carousel].map((description) => ({
      name: description.name,
      component: '',
      export: '',
      description,
    })),
  ).__COMPONENTS__,
);
const origins = ['https://site.example'];
const read = (rest: string) => readLink(`https://site.example/store/x${rest}`, origins);

afterEach(() => vi.restoreAllMocks());

// interface 9, enhanced links
it("reads the component's props and, if it has such a prop, its URL from a link", () => {
  expect(read('?a=1#cobble=marketplace-tile&title=Frost%20Keep&price=660')).toEqual({
    widget: 'marketplace-tile',
    attributes: [
      ['data-title', 'Frost Keep'],
      ['data-price', '660'],
      ['data-marketplace-url', 'https://site.example/store/x?a=1'],
    ],
    hasText: false,
  });
  expect(read('#cobble=carousel&label=Worlds')).toEqual({
    widget: 'carousel',
    attributes: [['data-label', 'Worlds']],
    hasText: false,
  });
  expect(read('#cobble=themed-button')).toMatchObject({ hasText: true });
});

it.each(['marketplace-url', 'marketplaceURL'])("prefers a URL given in the fragment to the link's own: %s", (name) => {
  expect(read(`#cobble=marketplace-tile&title=X&${name}=/mine`)?.attributes).toEqual([
    ['data-title', 'X'],
    ['data-marketplace-url', '/mine'],
  ]);
});

// threat 4: parameters become attributes, and other scripts on the page may act on attributes.
it("ignores parameters that aren't props of the component", () => {
  const hostile = 'widget-open=%23x&widget=modal&load=eager&props=%7B%7D&controller=evil&onclick=alert(1)&__proto__=x';
  expect(read(`#cobble=themed-button&href=/y&${hostile}`)?.attributes).toEqual([['data-href', '/y']]);
});

it.each(['sign-in', 'no-such', 'flyout', 'constructor', '__proto__', ''])('leaves #cobble=%s a link', (name) => {
  expect(read(`#cobble=${name}`)).toBeUndefined();
});

it.each([
  'https://evil.example/#cobble=themed-button',
  'http://site.example/#cobble=themed-button',
  'javascript:alert(1)#cobble=themed-button',
])('leaves a link to another origin a link: %s', (address) => {
  expect(readLink(address, origins)).toBeUndefined();
});

// A link with an invalid URL used to make scan() throw: its `href` is returned as it was written.
it.each(['http://[#cobble=themed-button', 'https://#cobble=themed-button', 'http://a:b/#cobble=themed-button'])(
  'leaves an invalid URL a link: %s',
  (written) => {
    const link = Object.assign(document.createElement('a'), { href: written });
    expect(link.href).toBe(written);
    expect(readLink(link.href, origins)).toBeUndefined();
  },
);

it.each<[unknown, string[]]>([
  ['on', []],
  [true, []],
  ['https://a.example', ['https://a.example']],
  [' https://a.example/store, http://b.example:81 ', ['https://a.example', 'http://b.example:81']],
  [['on', 'https://a.example'], ['https://a.example']],
])("allows the page's own origin and listed ones for data-links %j", (setting, others) => {
  expect(originsOf(setting)).toEqual([location.origin, ...others]);
});

it.each([undefined, null, '', ' ', 'off', false])('allows no origin for data-links %j', (setting) => {
  expect(originsOf(setting)).toEqual([]);
});

it('reports an invalid origin in data-links and allows nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(originsOf('shop.example javascript:alert(1)')).toEqual([location.origin]);
  expect(warn.mock.calls.flat().join()).toMatch(/data-links has an invalid origin "shop\.example".*Fix: write "on"/);
  expect(warn).toHaveBeenCalledTimes(2);
});
