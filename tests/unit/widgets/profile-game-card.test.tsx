import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PropsOf } from '../../../src/widgets/kit/description';
import { ProfileGameCard } from '../../../src/widgets/profile-game-card/profile-game-card';
import { description } from '../../../src/widgets/profile-game-card/profile-game-card.widget';
import { render } from './support';

const show = (props: Partial<PropsOf<typeof description>> = {}) =>
  render(ProfileGameCard, description, { gameTitle: 'Cobble Creek', ...props });

/** The measured height of the text, in lines of 20px. */
let lines = 1;
const observers = new Set<Observer>();

class Observer {
  readonly seen: Element[] = [];
  constructor(readonly tell: () => void) {
    observers.add(this);
  }
  observe(element: Element) {
    this.seen.push(element);
    // Browsers call a ResizeObserver once at the start.
    queueMicrotask(() => observers.has(this) && this.tell());
  }
  disconnect() {
    observers.delete(this);
  }
}

beforeEach(() => {
  lines = 1;
  observers.clear();
  vi.stubGlobal('ResizeObserver', Observer);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => lines * 20);
  const real = window.getComputedStyle.bind(window);
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) =>
    Object.assign(real(element, pseudo), { lineHeight: '20px' }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const card = async (text: string, clampSize?: number) => {
  const shown = await show({ items: [{ type: 'Accordion', text, clampSize }] });
  const resize = () =>
    shown.act(() => {
      for (const { tell } of observers) tell();
    });
  await resize();
  return { ...shown, resize, toggle: () => shown.root.querySelector('button') };
};

// WGT-13
describe('profile-game-card', () => {
  it('shows title and image', async () => {
    const { text, find } = await show({ imageUrl: '/creek.png', imageAltText: 'A creek' });
    expect(text('h2')).toBe('Cobble Creek');
    expect([find('img').getAttribute('src'), find('img').getAttribute('alt')]).toEqual(['/creek.png', 'A creek']);
  });

  it('shows the placeholder for a broken image', async () => {
    const { find, act } = await show({ imageUrl: '/gone.png' });
    await act(() => find('img').dispatchEvent(new Event('error')));
    expect(find('img').style.opacity).toBe('0');
  });

  it('renders each type of item with its element, in order', async () => {
    const { root, text } = await show({
      items: [
        { type: 'Heading', text: 'World' },
        { type: 'TextMessage', text: 'Played' },
        { type: 'Accordion', text: 'Long story' },
        { type: 'Divider' },
        { type: 'Link', text: 'Invite', href: '/invite' },
      ],
    });
    expect(text()).toBe('Cobble CreekWorldPlayedLong storyInvite');
    const body = root.querySelector('h3')!.parentElement!;
    expect([...body.children].map(({ localName }) => localName)).toEqual(['h3', 'p', 'div', 'hr', 'a']);
    expect(body.querySelector('a')!.getAttribute('href')).toBe('/invite');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', undefined])('shows a link to %s as text', async (href) => {
    const { root, text } = await show({ items: [{ type: 'Link', text: 'Invite', href }] });
    expect(root.querySelector('a')).toBeNull();
    expect(text()).toContain('Invite');
  });

  it('shows the text of an item of unknown type', async () => {
    const { text } = await show({ items: [{ type: 'Poll', text: 'Which one?' }] });
    expect(text()).toContain('Which one?');
  });

  it('works without items and button, and with an empty list', async () => {
    const { text, update } = await show();
    expect(text()).toBe('Cobble Creek');
    await update({ items: [] });
    expect(text()).toBe('Cobble Creek');
  });

  it('escapes markup, also in an accordion', async () => {
    const { root, text } = await show({ items: [{ type: 'Accordion', text: '<a href="/x">x</a>' }] });
    expect(root.querySelector('a')).toBeNull();
    expect(text()).toContain('<a href="/x">');
  });

  it('renders a call to action with an address as a link without event', async () => {
    const { find, text, root, events, act } = await show({ callToAction: { text: 'Play', href: '#play' } });
    expect(find('a').getAttribute('href')).toBe('#play');
    expect(text('a')).toBe('Play');
    expect(root.querySelector('button')).toBeNull();
    await act(() => find('a').click());
    expect(events).toEqual([]);
  });

  it.each([undefined, 'javascript:alert(1)'])('has a button that emits action 0 for the address %s', async (href) => {
    const { find, events, act } = await show({ callToAction: { text: 'Play', href } });
    expect(find<HTMLButtonElement>('button').type).toBe('button');
    await act(() => find('button').click());
    expect(events).toEqual([{ name: 'action', detail: { index: 0 } }]);
  });

  it('has no call to action without text', async () => {
    const { root } = await show({ callToAction: { href: '/play' } });
    expect(root.querySelector('a, button')).toBeNull();
  });
});

// WGT-14
describe('the accordion of a profile-game-card', () => {
  it.each([
    [undefined, '2'],
    [1, '1'],
    [2, '2'],
    [5, '5'],
    [0, '2'],
    [-3, '2'],
    [2.9, '2'],
  ])('is closed at first, and reads a clamp of %s as %s lines', async (clampSize, shown) => {
    lines = 9;
    const { find, toggle } = await card('A story', clampSize);
    expect(toggle()!.getAttribute('aria-expanded')).toBe('false');
    expect(find('[id]').style.getPropertyValue('--lines')).toBe(shown);
    expect(find('[id]').className).not.toBe('');
  });

  it.each([
    [1, 1],
    [2, 2],
    [5, 5],
  ])('has no toggle if the text fits in %d lines', async (clampSize, fits) => {
    lines = fits;
    expect((await card('A story', clampSize)).toggle()).toBeNull();
  });

  it.each([
    [1, 2],
    [2, 3],
    [5, 6],
  ])('has a toggle if the text is longer than %d lines', async (clampSize, tooMany) => {
    lines = tooMany;
    expect((await card('A story', clampSize)).toggle()!.textContent).toBe('Read more');
  });

  it("opens and closes with the page's texts, and names the element that it controls", async () => {
    lines = 9;
    const { toggle, act, find, update } = await card('A story');
    await update({ readMoreText: 'Mer', readLessText: 'Mindre' });
    expect(toggle()!.textContent).toBe('Mer');
    expect(toggle()!.getAttribute('aria-controls')).toBe(find('[id]').id);
    await act(() => toggle()!.click());
    expect([toggle()!.textContent, toggle()!.getAttribute('aria-expanded'), find('[id]').className]).toEqual([
      'Mindre',
      'true',
      '',
    ]);
    await act(() => toggle()!.click());
    expect([toggle()!.textContent, toggle()!.getAttribute('aria-expanded')]).toEqual(['Mer', 'false']);
  });

  it('adds and removes the toggle when the width changes, open or closed', async () => {
    const { toggle, resize, act } = await card('A story');
    expect(toggle()).toBeNull();
    lines = 3;
    await resize();
    await act(() => toggle()!.click());
    await resize();
    expect(toggle()!.textContent).toBe('Read less');
    lines = 2;
    await resize();
    expect(toggle()).toBeNull();
  });

  it('measures a new text, and observes one element at a time', async () => {
    const { toggle, update, resize } = await card('A story');
    lines = 3;
    await update({ items: [{ type: 'Accordion', text: 'A longer story' }] });
    await resize();
    expect(toggle()).not.toBeNull();
    expect(observers.size).toBe(1);
  });

  it('stops observing when it is unmounted', async () => {
    const { unmount } = await card('A story');
    await unmount();
    expect(observers.size).toBe(0);
  });

  it('has a unique id', async () => {
    const { all } = await show({
      items: [
        { type: 'Accordion', text: 'a' },
        { type: 'Accordion', text: 'b' },
      ],
    });
    expect(new Set(all('[id]').map(({ id }) => id)).size).toBe(2);
  });
});
