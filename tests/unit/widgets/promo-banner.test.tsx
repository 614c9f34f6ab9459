import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PropsOf } from '../../../src/widgets/kit/description';
import { PropError } from '../../../src/widgets/kit/prop-error';
import { PromoBanner } from '../../../src/widgets/promo-banner/promo-banner';
import { description } from '../../../src/widgets/promo-banner/promo-banner.widget';
import { render } from './support';

const show = (props: Partial<PropsOf<typeof description>> = {}, html = '') =>
  render(PromoBanner, description, { bannerText: 'The caves are open', ...props }, { html });
const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: (_: string, value: string) => ['rebeccapurple', '#123456'].includes(value) });
  warn.mockReset().mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

// WGT-17
describe('promo-banner', () => {
  it('shows the text and the link', async () => {
    const { find, text } = await show({ bannerLink: '/caves', linkText: 'See them' });
    expect(text()).toBe('The caves are openSee them');
    expect(find('a').getAttribute('href')).toBe('/caves');
    expect(text('a')).toBe('See them');
  });

  it('has no link and no link text without an address', async () => {
    const { root, text } = await show({ linkText: 'See them' });
    expect(root.querySelector('a')).toBeNull();
    expect(text()).toBe('The caves are open');
  });

  it('renders the link in three colours, green by default', async () => {
    const looks = new Map<string, string>();
    for (const linkColor of description.props.linkColor.values)
      looks.set(linkColor, (await show({ bannerLink: '/x', linkColor })).find('a').className);
    expect(new Set(looks.values()).size).toBe(3);
    expect((await show({ bannerLink: '/x' })).find('a').className).toBe(looks.get('Green'));
  });

  it("uses the page's background image and colour, with a plate behind the text", async () => {
    const plain = await show();
    const { root } = await show({ backgroundImage: '/art/a "b".svg', backgroundColor: 'rebeccapurple' });
    const { style } = root.firstElementChild as HTMLElement;
    const [picture, plate] = root.firstElementChild!.children;
    expect(picture!.getAttribute('src')).toBe('/art/a "b".svg');
    expect(picture!.getAttribute('alt')).toBe('');
    expect(style.backgroundColor).toBe('rebeccapurple');
    expect(plate!.className).not.toBe(plain.root.firstElementChild!.firstElementChild!.className);
  });

  it('has a plate behind the text if only a colour is set', async () => {
    const plain = await show();
    const { root } = await show({ backgroundColor: '#123456' });
    expect(root.querySelector('img')).toBeNull();
    expect(root.firstElementChild!.firstElementChild!.className).not.toBe(
      plain.root.firstElementChild!.firstElementChild!.className,
    );
  });

  it('ignores an invalid colour, and warns once', async () => {
    const { root, update } = await show({ backgroundColor: 'red; background: url(//evil.example)' });
    expect((root.firstElementChild as HTMLElement).getAttribute('style') ?? '').toBe('');
    await update({ linkText: 'More' });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]![0]).toMatch(/promo-banner.*data-background-color="red; /);
  });

  it('shows slotted content instead of bannerText', async () => {
    const { text, find } = await show({}, 'Big <b>news</b>');
    await vi.waitFor(() => expect(text()).toBe(''));
    expect(
      find<HTMLSlotElement>('slot:not([name])')
        .assignedNodes()
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('Big news');
  });

  // Interface 9: a missing data-banner-text used to be reported, although the widget has content.
  it.each(['Big news', '<b>Big news</b>', '<img src="/art/news.png" alt="Big news">'])(
    'needs no bannerText with slotted content: %s',
    async (html) => {
      const { find, update } = await show({ bannerText: undefined }, html);
      expect(find('slot:not([name])')).toBeTruthy();
      // A banner without content waits for the page's next text.
      await update({ linkText: 'More' });
      expect(find('p')).toBeTruthy();
    },
  );

  // LDR-6
  it.each(['', '\n <!-- none --> ', '<span slot="link">Go</span>'])(
    'names the missing attribute if there is neither text nor content: %j',
    async (html) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      await expect(show({ bannerText: undefined }, html)).rejects.toEqual(new PropError('data-banner-text'));
    },
  );

  it("doesn't count white space and comments as content", async () => {
    const { text } = await show({}, '\n  <!-- nothing -->\n');
    expect(text()).toBe('The caves are open');
  });

  it('shows bannerText again when the page removes its content', async () => {
    const { text, element, act } = await show({}, 'News');
    await vi.waitFor(() => expect(text()).toBe(''));
    await act(() => element.replaceChildren());
    await vi.waitFor(() => expect(text()).toBe('The caves are open'));
  });

  it("takes the link's text from its own slot", async () => {
    const { text, find } = await show(
      { bannerLink: '/x', linkText: 'More' },
      '\n<span slot="link">See <i>it</i></span>\n',
    );
    expect(find<HTMLSlotElement>('slot[name=link]').assignedElements()).toHaveLength(1);
    expect(text('p')).toBe('The caves are open');
  });

  it('escapes markup', async () => {
    const { root } = await show({ bannerText: '<img src=x onerror=alert(1)>' });
    expect(root.querySelector('img')).toBeNull();
  });
});
