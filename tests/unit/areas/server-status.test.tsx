import { describe, expect, it, vi } from 'vitest';
import { ServerStatus } from '../../../src/areas/help/server-status/server-status';
import { description } from '../../../src/areas/help/server-status/server-status.widget';
import { failure, helpArea } from './help-support';
import { renderArea } from './support';

const show = (serverStatus: () => unknown) => helpArea(ServerStatus, description, { serverStatus });
const news = {
  articles: [
    {
      id: 1,
      title: 'Realms are slow',
      body: '<p onclick="x()">Since <b>noon</b>.<script>x()</script></p>',
      updated_at: '2026-11-12T09:00:00Z',
    },
  ],
};

// HLP-3
describe('server-status', () => {
  it('says that all is well when nothing is written', async () => {
    const area = await show(async () => ({ articles: [] }));
    await area.until(() => area.text('[data-state=well]').includes('Everything works'));
    expect(area.events).toContainEqual({ name: 'status', detail: { state: 'well', title: '' } });
  });

  it('shows what is written, cleaned, in a fold', async () => {
    const area = await show(async () => news);
    await area.until(() => area.text('[data-state=news]').includes('Since noon.'));
    expect(area.text('details')).toContain('Since noon.');
    expect(area.all('script, [onclick]')).toEqual([]);
    expect(area.text()).toContain('Updated Nov 12, 2026');
  });

  it('asks again when told, keeping what is known and the focus meanwhile', async () => {
    let answer: (value: unknown) => void = () => {};
    const ask = vi.fn<() => unknown>(async () => news);
    const area = await show(ask);
    const button = await area.until(() => area.button('Check again'));
    ask.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    button.focus();
    await area.act(() => button.click());
    await area.until(() => button.getAttribute('aria-disabled') === 'true');
    expect(area.text()).toContain('Realms are slow');
    expect(area.root.activeElement).toBe(button);
    await area.act(() => answer({ articles: [] }));
    await area.until(() => area.text().includes('Everything works'));
    expect(area.root.activeElement).toBe(button);
  });

  // ARE-2
  it('keeps the focus where asking again fails, and what is known', async () => {
    const ask = vi.fn<() => Promise<unknown>>(async () => news);
    const area = await show(ask);
    const button = await area.until(() => area.button('Check again'));
    ask.mockRejectedValue(failure(503));
    button.focus();
    await area.act(() => button.click());
    await area.until(() => area.button('Try again'));
    // One button that asks again is enough; the focus stays in the area.
    expect(button.isConnected).toBe(false);
    expect(area.root.activeElement).not.toBe(null);
    expect(area.text()).toContain('Realms are slow');
  });

  it('offers a retry after a failure, and the focus is not lost with the button', async () => {
    let turn = 0;
    const area = await show(async () => {
      if (!turn++) throw failure(503);
      return { articles: [] };
    });
    const button = await area.until(() => area.button('Try again'));
    button.focus();
    await area.act(() => button.click());
    await area.until(() => area.text().includes('Everything works'));
    expect(area.root.activeElement).not.toBeNull();
  });

  it.each([undefined, null, [], { articles: 'none' }, { articles: [null, { title: 'no id' }] }])(
    'takes %j for no news',
    async (answer) => {
      const area = await show(async () => answer);
      await area.until(() => area.text().includes('Everything works'));
    },
  );

  // Drawn, its news had a fold that went with the mounting and came back with the answer: all below it moved twice.
  it.each([
    ['stays where the answer has something in it', news, 'Since noon.'],
    ['goes where it has nothing', { articles: [{ ...news.articles[0], body: ' ' }] }, undefined],
  ])('the fold of a page that was drawn stands until the answer comes, and %s', async (_, later, inside) => {
    const article = { id: '1', title: 'Slow', section: '2', url: 'https://help.example/1', body: '', snippet: '' };
    const json = JSON.stringify({ '[]': { data: { article: { ...article, voteSum: 0, voteCount: 0 } } } });
    let answer: (value: unknown) => void = () => {};
    const serverStatus = () => new Promise((resolve) => (answer = resolve));
    const area = await renderArea(ServerStatus, description, {
      groups: { helpCentre: { serverStatus } },
      drawn: `<details></details><script type="application/json">${json}</script>`,
    });
    expect(area.find<HTMLAnchorElement>('section details a').href).toBe('https://help.example/1');
    await area.act(() => answer(later));
    await vi.waitFor(async () => {
      await area.settle();
      const fold = area.root.querySelector('section details');
      expect(inside === undefined ? fold : fold?.textContent).toEqual(
        inside === undefined ? null : expect.stringContaining(inside),
      );
    });
  });

  it('a page that was drawn without a fold has none before the answer', async () => {
    const article = { id: '1', title: 'Slow', section: '2', url: 'https://help.example/1', body: '', snippet: '' };
    const json = JSON.stringify({ '[]': { data: { article: { ...article, voteSum: 0, voteCount: 0 } } } });
    const area = await renderArea(ServerStatus, description, {
      groups: { helpCentre: { serverStatus: () => new Promise(() => {}) } },
      drawn: `<script type="application/json">${json}</script>`,
    });
    expect(area.text()).toContain('Slow');
    expect(area.all('details')).toEqual([]);
  });
});
