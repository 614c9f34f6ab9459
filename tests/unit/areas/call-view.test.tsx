import { expect, it, vi } from 'vitest';
import { MarketplacePopular } from '../../../src/areas/market/marketplace-popular/marketplace-popular';
import { description as popular } from '../../../src/areas/market/marketplace-popular/marketplace-popular.widget';
import { NewsletterSignup } from '../../../src/areas/site/newsletter-signup/newsletter-signup';
import { description as newsletter } from '../../../src/areas/site/newsletter-signup/newsletter-signup.widget';
import { MinecoinBalance } from '../../../src/areas/store/minecoin-balance/minecoin-balance';
import { description as balance } from '../../../src/areas/store/minecoin-balance/minecoin-balance.widget';
import { StoreProduct } from '../../../src/areas/store/store-product/store-product';
import { description as product } from '../../../src/areas/store/store-product/store-product.widget';
import { renderArea } from './support';

const refused = () => Promise.reject(Object.assign(new Error('401'), { status: 401 }));

// ARE-4 ARE-5 ARE-7: if the service rejected the token, these areas used to show an empty box with an unnamed link, or
// a sign-in link without a sentence.
it.each([
  [
    'marketplace-popular',
    () => renderArea(MarketplacePopular, popular, { groups: { marketplace: { popular: refused } } }),
  ],
  [
    'newsletter-signup',
    () => renderArea(NewsletterSignup, newsletter, { groups: { newsletter: { country: refused } } }),
  ],
  [
    'store-product',
    () =>
      renderArea(StoreProduct, product, {
        groups: { store: { catalog: refused, inventory: refused } },
        props: { productId: 'P1' },
        gamertag: 'Fox',
      }),
  ],
])('shows the error state of %s, which needs no player, if the service rejects the token', async (_, show) => {
  const { text, all } = await show();
  expect(text('[role=alert]')).toContain('Something went wrong.');
  expect(text('[role=alert] button')).toBe('Try again');
  expect(all('a')).toEqual([]);
});

// ARE-4
it('shows the content after a retry if the service rejected the first request only', async () => {
  const country = vi.fn().mockImplementationOnce(refused).mockResolvedValue({ country: 'US' });
  const { find, act, settle, all } = await renderArea(NewsletterSignup, newsletter, {
    groups: { newsletter: { country } },
  });
  await act(() => find('[role=alert] button').click());
  await settle();
  expect(all('input[type=email]')).toHaveLength(1);
});

// ARE-5
it('links an area that needs a player to sign-in if the token is rejected, even without sign-in text', async () => {
  for (const props of [{}, { signedOutText: '' }]) {
    const { find, all } = await renderArea(MinecoinBalance, balance, {
      groups: { store: { refreshBalance: refused } },
      props,
      gamertag: 'Fox',
    });
    expect(find('a').textContent).toBe('Sign in');
    expect(all('[role=alert]')).toEqual([]);
  }
});
