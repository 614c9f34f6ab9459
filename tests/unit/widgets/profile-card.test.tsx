import { describe, expect, it } from 'vitest';
import type { PropsOf } from '../../../src/widgets/kit/description';
import { ProfileCard } from '../../../src/widgets/profile-card/profile-card';
import { description } from '../../../src/widgets/profile-card/profile-card.widget';
import { render } from './support';

const show = (props: Partial<PropsOf<typeof description>> = {}, html = '') =>
  render(ProfileCard, description, props, { html });

// WGT-12
describe('profile-card', () => {
  it('shows the gamertag and the text', async () => {
    const { text } = await show({ gamertag: 'PebbleWitch42', text: 'Building since 2011' });
    expect(text()).toBe('PebbleWitch42Building since 2011');
  });

  it('works without gamertag and text, and renders no empty paragraph', async () => {
    const { root } = await show();
    expect(root.querySelector('p')).toBeNull();
  });

  it("keeps the page's actions in a slot", async () => {
    const { find } = await show({ gamertag: 'NoxiousOwl' }, '<a href="/profile">Edit</a><button>Sign out</button>');
    expect(
      find<HTMLSlotElement>('slot')
        .assignedElements()
        .map(({ localName }) => localName),
    ).toEqual(['a', 'button']);
  });

  it('shows the image with its alternative text', async () => {
    const { find } = await show({ imageUrl: '/face.png', imageAltText: 'A face' });
    expect([find('img').getAttribute('src'), find('img').getAttribute('alt')]).toEqual(['/face.png', 'A face']);
  });

  it("uses an empty alternative text by default, so that the address isn't read out", async () => {
    const { find } = await show({ imageUrl: '/face.png' });
    expect(find('img').getAttribute('alt')).toBe('');
  });

  it('shows a placeholder without an image, hidden from screen readers', async () => {
    const { root, find } = await show();
    expect(root.querySelector('img')).toBeNull();
    expect(find('svg').getAttribute('aria-hidden')).toBe('true');
  });

  it('shows the placeholder for a broken image, but not for the next image', async () => {
    const { find, act, update } = await show({ imageUrl: '/gone.png' });
    await act(() => find('img').dispatchEvent(new Event('error')));
    expect(find('img').style.opacity).toBe('0');
    await update({ imageUrl: '/there.png' });
    expect(find('img').style.opacity).toBe('');
  });

  it('escapes markup', async () => {
    const { root, text } = await show({ gamertag: '<img src=x onerror=alert(1)>' });
    expect(text()).toContain('<img src=x');
    expect(root.querySelector('img')).toBeNull();
  });
});
