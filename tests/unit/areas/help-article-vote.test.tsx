import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure } from './help-support';
import { article, newVisit, showArticle as show } from './show-article';

beforeEach(newVisit);

// HLP-6
describe('a vote', () => {
  const pressed = (area: { all(selector: string): Element[] }) =>
    area.all('[aria-pressed]').map((one) => one.getAttribute('aria-pressed'));

  it('sends, counts and remembers a vote, which can be changed', async () => {
    const vote = vi.fn(async () => ({ vote: { id: 1, value: 1 } }));
    const area = await show({ article: async () => article(), vote });
    await area.until(() => area.text().includes('3 of 4 found this helpful'));
    await area.act(() => area.button('Yes').click());
    await area.until(() => area.text().includes('4 of 5 found this helpful'));
    expect(pressed(area)).toEqual(['true', 'false']);
    await area.act(() => area.button('Yes').click());
    expect(vote).toHaveBeenCalledTimes(1);
    await area.act(() => area.button('No').click());
    await area.until(() => area.text().includes('3 of 5 found this helpful'));
    expect(vote.mock.calls.map((call) => (call as unknown[]).slice(0, 2))).toEqual([
      ['12', 'up'],
      ['12', 'down'],
    ]);
    expect(area.events.filter(({ name }) => name === 'vote').at(-1)?.detail).toEqual({ id: '12', vote: 'down' });
    const again = await show({ article: async () => article(), vote });
    await again.until(() => again.text('h2'));
    expect(pressed(again)).toEqual(['false', 'true']);
  });

  it('changes nothing after a failed vote, shows an error and allows a retry', async () => {
    let turn = 0;
    const area = await show({
      article: async () => article(),
      vote: async () => {
        if (!turn++) throw failure(500);
        return {};
      },
    });
    await area.until(() => area.text('h2'));
    await area.act(() => area.button('No').click());
    await area.until(() => area.text().includes('save your vote'));
    expect(pressed(area)).toEqual(['false', 'false']);
    await area.act(() => area.button('No').click());
    await area.until(() => area.text().includes('Thanks!'));
  });

  // The area used to report a failure, so a reader who tried again voted twice.
  it("counts a vote even if the response body isn't JSON", async () => {
    const area = await show({
      article: async () => article(),
      vote: async () => {
        throw Object.assign(failure(200), { name: 'ParseError' });
      },
    });
    await area.until(() => area.text('h2'));
    await area.act(() => area.button('Yes').click());
    await area.until(() => area.text().includes('4 of 5 found this helpful'));
    expect(area.text()).toContain('Thanks!');
    expect(pressed(area)).toEqual(['true', 'false']);
  });

  it('leads a signed-out voter to sign-in and back here, if the service needs a player', async () => {
    const area = await show({
      article: async () => article(),
      vote: async () => {
        throw failure(401);
      },
    });
    await area.until(() => area.text('h2'));
    await area.act(() => area.button('Yes').click());
    const link = await area.until(() => area.button('Sign in') as HTMLAnchorElement);
    // The area used to show "Sign in to see this." beside the visible article.
    expect(area.all('[role=status]').map((one) => one.textContent)).toContain('Sign in to vote.');
    expect(area.text()).not.toContain('to see this');
    expect(decodeURIComponent(link.href)).toContain(`return_url=${location.href}`);
  });

  it('counts a vote if the session ends meanwhile, and stores it for the signed-out visitor', async () => {
    const vote = vi.fn(async () => {
      area.become(undefined);
      return {};
    });
    const area = await show({ article: async () => article(), vote }, {}, 'Noor');
    await area.until(() => area.text('h2'));
    await area.act(() => area.button('Yes').click());
    await area.until(() => area.text().includes('Thanks!'));
    expect(pressed(area)).toEqual(['true', 'false']);
    expect(localStorage.getItem('cobble:vote::12')).toBe('1');
  });

  it("doesn't show a vote to another player", async () => {
    const groups = { article: async () => article(), vote: async () => ({}) };
    const area = await show(groups, {}, 'Noor');
    await area.until(() => area.text('h2'));
    await area.act(() => area.button('Yes').click());
    await area.until(() => area.text().includes('Thanks!'));
    await area.act(() => area.become('Kim'));
    await area.until(() => pressed(area).join() === 'false,false');
  });
});
