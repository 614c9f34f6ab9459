import { describe, expect, it, vi } from 'vitest';
import { NewsletterSignup } from '../../../src/areas/site/newsletter-signup/newsletter-signup';
import { description } from '../../../src/areas/site/newsletter-signup/newsletter-signup.widget';
import { renderArea } from './support';

const germany = {
  country: 'DE',
  isAvailable: true,
  requiresConsent: true,
  minimumAge: 16,
  options: [
    { key: 'news', text: 'News' },
    { key: 'realms', text: 'Realms' },
  ],
};

const show = (config: unknown = germany, subscribe: (options: unknown) => unknown = async () => undefined) =>
  renderArea(NewsletterSignup, description, { groups: { newsletter: { country: async () => config, subscribe } } });
type Shown = Awaited<ReturnType<typeof show>>;

const type = ({ find, act }: Shown, text: string) =>
  act(() => {
    find<HTMLInputElement>('input[type=email]').value = text;
    find('input[type=email]').dispatchEvent(new Event('input', { bubbles: true }));
  });
const tick = ({ all, act }: Shown, ...places: number[]) =>
  act(() => {
    for (const place of places) all('input[type=checkbox]')[place]!.click();
  });
const send = async ({ find, act, settle }: Shown) => {
  await act(() => find('[type=submit]').click());
  await settle();
};

// ARE-7
describe('newsletter-signup', () => {
  it('requires consent and age only in countries that demand it', async () => {
    const one = await show({
      country: 'US',
      isAvailable: true,
      minimumAge: '0',
      options: [{ key: 'news', text: 'News' }],
    });
    expect(one.all('input')).toHaveLength(1);
    const other = await show();
    expect(other.text()).toContain('I am 16 or older.');
    expect(other.text()).toContain('I agree');
    expect(other.all('input')).toHaveLength(5);
  });

  it('sends the selection once, and moves the focus to the success message', async () => {
    const subscribe = vi.fn(async () => undefined);
    const one = await show(germany, subscribe);
    await type(one, ' noor@example.com ');
    await tick(one, 1, 2, 3);
    await send(one);
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({
      email: 'noor@example.com',
      country: 'DE',
      locale: 'en-us',
      options: ['realms'],
      consent: true,
      minimumAge: 16,
      isOldEnough: true,
    });
    expect(one.root.activeElement?.textContent).toContain('You’re subscribed');
    expect(one.events).toContainEqual({ name: 'subscribed', detail: { isNew: true } });
  });

  it('lists missing fields with links to them, and sends nothing', async () => {
    const subscribe = vi.fn();
    const one = await show(germany, subscribe);
    await send(one);
    expect(subscribe).not.toHaveBeenCalled();
    expect(one.root.activeElement).toBe(one.find('[role=alert]'));
    expect(one.all('[role=alert] a')).toHaveLength(4);
    await one.act(() => one.find('[role=alert] a').click());
    expect(one.root.activeElement).toBe(one.find('input[type=email]'));
  });

  it('removes a corrected field from the errors', async () => {
    const one = await show({ country: 'US' });
    await type(one, 'nobody');
    await send(one);
    expect(one.all('[role=alert] a')).toHaveLength(1);
    await type(one, 'noor@example.com');
    expect(one.root.querySelector('[role=alert]')).toBeNull();
    expect(one.find('input').getAttribute('aria-invalid')).toBe('false');
  });

  it('reports an address that is subscribed already', async () => {
    const one = await show({ country: 'US' }, async () => {
      throw Object.assign(new Error(), { status: 409 });
    });
    await type(one, 'noor@example.com');
    await send(one);
    expect(one.text()).toContain('You’re already subscribed');
    expect(one.events).toContainEqual({ name: 'subscribed', detail: { isNew: false } });
  });

  it('keeps the form when sending fails, and succeeds on the next attempt', async () => {
    const subscribe = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(undefined);
    const one = await show({ country: 'US' }, subscribe);
    await type(one, 'noor@example.com');
    await send(one);
    expect(one.text('[role=alert]')).toContain('Couldn’t send');
    expect(one.find<HTMLInputElement>('input').value).toBe('noor@example.com');
    await send(one);
    expect(one.text()).toContain('You’re subscribed');
  });

  // "That could not be sent" used to appear, and be announced, while the visitor corrected the address.
  it('shows no sending error while the visitor corrects a rejected address', async () => {
    const subscribe = vi.fn().mockRejectedValue(Object.assign(new Error(), { status: 422 }));
    const one = await show({ country: 'US' }, subscribe);
    await type(one, 'noor@example.co');
    await send(one);
    expect(one.text('[role=alert]')).toContain('Enter a valid value.');
    await type(one, 'noor@example.com');
    expect(one.all('[role=alert]')).toEqual([]);
    expect(one.find('[type=submit]').getAttribute('aria-disabled')).toBeNull();
  });

  it("hides an earlier sending error when the corrected address isn't sent", async () => {
    const one = await show({ country: 'US' }, vi.fn().mockRejectedValue(new Error('500')));
    await type(one, 'noor@example.com');
    await send(one);
    expect(one.text('[role=alert]')).toContain('Couldn’t send');
    await type(one, '');
    await send(one);
    expect(one.all('[role=alert]')).toHaveLength(1);
    expect(one.text('[role=alert]')).not.toContain('Couldn’t send');
    await type(one, 'noor@example.com');
    expect(one.all('[role=alert]')).toEqual([]);
  });

  it('shows no form if the country has no newsletter', async () => {
    const { text, root } = await show({ country: 'AQ', isAvailable: 'false' });
    expect(text()).toContain('isn’t available in your country');
    expect(root.querySelector('input')).toBeNull();
  });

  it('keeps the typed text when the visitor signs in', async () => {
    const one = await show();
    await type(one, 'noor@example.com');
    await one.act(() => one.become('Noor'));
    await one.settle();
    expect(one.find<HTMLInputElement>('input').value).toBe('noor@example.com');
  });

  it('handles malformed answers', async () => {
    for (const config of [
      undefined,
      [],
      'x',
      {
        options: [null, 4, { key: {} }, { key: '<b>', text: ['x'] }, { key: 'b', text: '<script>alert(1)</script>' }],
        minimumAge: {},
        requiresConsent: 'true',
      },
    ]) {
      const { all, root } = await show(config);
      expect(all('input[type=email]')).toHaveLength(1);
      expect(root.querySelector('script, b')).toBeNull();
    }
  });
});
