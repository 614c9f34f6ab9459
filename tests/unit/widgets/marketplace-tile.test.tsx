import { describe, expect, it } from 'vitest';
import type { PropsOf } from '../../../src/widgets/kit/description';
import { MarketplaceTile } from '../../../src/widgets/marketplace-tile/marketplace-tile';
import { description } from '../../../src/widgets/marketplace-tile/marketplace-tile.widget';
import { render } from './support';

const show = (props: Partial<PropsOf<typeof description>> = {}, locale?: string) =>
  render(MarketplaceTile, description, { title: 'Castle Siege', ...props }, { locale });

// WGT-11
describe('marketplace-tile', () => {
  it('opens the item page in a new tab with noopener, and announces the tab', async () => {
    const { find, text } = await show({ marketplaceURL: 'https://shop.example/item' });
    const link = find<HTMLAnchorElement>('a[href]');
    expect(link.href).toBe('https://shop.example/item');
    expect(link.target).toBe('_blank');
    expect(link.rel).toContain('noopener');
    expect(text('a')).toMatch(/\(opens in a new tab\)$/);
  });

  it("is no link without an address, and doesn't mention a tab", async () => {
    const { root, text } = await show();
    expect(root.querySelector('[href]')).toBeNull();
    expect(text()).not.toContain('tab');
  });

  it("shows title, author and the category's label, or its key without a label", async () => {
    const one = await show({ author: 'Blockworks', category: 'worlds', categoryLabel: 'Worlds' });
    expect(one.text()).toContain('Castle Siege');
    expect(one.text()).toContain('Blockworks');
    expect(one.text()).toContain('Worlds');
    expect(one.text()).not.toContain('worlds');
    await one.update({ categoryLabel: undefined });
    expect(one.text()).toContain('worlds');
  });

  it('escapes markup', async () => {
    const { root, text } = await show({ title: '<img src=x onerror=alert(1)>' });
    expect(text()).toContain('<img src=x');
    expect(root.querySelector('img')).toBeNull();
  });

  it('shows the rating as text with localised numbers', async () => {
    const { text } = await show({ rating: 4.5, ratingText: '{rating} av 5 stjärnor' }, 'sv-SE');
    expect(text()).toContain('4,5 av 5 stjärnor');
    expect(text()).not.toContain('Not rated');
  });

  it.each([
    [5, 90],
    [4.5, 81],
    [3.8, 72],
    [0.2, 0],
    [1, 18],
  ])('fills %d stars to the nearest half', async (rating, width) => {
    const { find } = await show({ rating });
    expect(find('svg svg').getAttribute('width')).toBe(String(width));
  });

  it('hides the star icons from screen readers, which get the text', async () => {
    const { find } = await show({ rating: 4 });
    expect(find('svg svg').closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('shows noRatingText instead of stars for a rating of 0', async () => {
    const { text, root } = await show({ rating: 0, noRatingText: 'Be the first' });
    expect(text()).toContain('Be the first');
    expect(root.querySelector('svg svg')).toBeNull();
  });

  it('formats a number as Minecoins by locale, and shows a text unchanged', async () => {
    const one = await show({ price: 1340 }, 'de-DE');
    expect(one.text()).toContain('1.340 Minecoins');
    await one.update({ price: '$2.99' });
    expect(one.text()).toContain('$2.99');
    expect(one.text()).not.toContain('Minecoins');
  });

  it('shows a price of 0', async () => {
    const { text } = await show({ price: 0 });
    expect(text()).toContain('0 Minecoins');
  });

  it('shows a sale badge and the struck original price', async () => {
    const { text } = await show({
      price: 660,
      originalPrice: 1340,
      onSaleText: 'Rea',
      originalPriceText: 'Ordinarie pris',
    });
    expect(text()).toContain('Rea');
    expect(text('s')).toBe('Ordinarie pris 1,340 Minecoins');
  });

  it('shows no sale badge without an original price', async () => {
    const { text, root } = await show({ price: 660 });
    expect(text()).not.toContain('Sale');
    expect(root.querySelector('s')).toBeNull();
  });

  it('shows no sale badge for an empty original price', async () => {
    const { text } = await show({ price: 660, originalPrice: '' });
    expect(text()).not.toContain('Sale');
  });

  it('shows the image with its alternative text', async () => {
    const { find } = await show({ imageUrl: '/castle.png', imageAltText: 'A castle' });
    expect(find('img').getAttribute('src')).toBe('/castle.png');
    expect(find('img').getAttribute('alt')).toBe('A castle');
  });

  it("uses an empty alternative text by default, so that the address isn't read out", async () => {
    const { find } = await show({ imageUrl: '/castle.png' });
    expect(find('img').getAttribute('alt')).toBe('');
  });

  it('shows the placeholder for a broken image, but not for the next image', async () => {
    const { find, act, update } = await show({ imageUrl: '/gone.png' });
    await act(() => find('img').dispatchEvent(new Event('error')));
    expect(find('img').style.opacity).toBe('0');
    await update({ imageUrl: '/there.png' });
    expect(find('img').style.opacity).toBe('');
  });
});
