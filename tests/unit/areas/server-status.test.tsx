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
  it('shows that everything works if there are no articles', async () => {
    const area = await show(async () => ({ articles: [] }));
    await area.until(() => area.text('[data-state=well]').includes('All systems operational'));
    expect(area.events).toContainEqual({ name: 'status', detail: { state: 'well', title: '' } });
  });

  it('shows sanitised news in a details element', async () => {
    const area = await show(async () => news);
    await area.until(() => area.text('[data-state=news]').includes('Since noon.'));
    expect(area.text('details')).toContain('Since noon.');
    expect(area.all('script, [onclick]')).toEqual([]);
    expect(area.text()).toContain('Updated Nov 12, 2026');
  });

  it('refreshes on request, and keeps the news and the focus meanwhile', async () => {
    let answer: (value: unknown) => void = () => {};
    const request = vi.fn<() => unknown>(async () => news);
    const area = await show(request);
    const button = await area.until(() => area.button('Refresh'));
    request.mockImplementation(
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
    await area.until(() => area.text().includes('All systems operational'));
    expect(area.root.activeElement).toBe(button);
  });

  // ARE-2
  it('keeps the news and the focus in the area if refreshing fails', async () => {
    const request = vi.fn<() => Promise<unknown>>(async () => news);
    const area = await show(request);
    const button = await area.until(() => area.button('Refresh'));
    request.mockRejectedValue(failure(503));
    button.focus();
    await area.act(() => button.click());
    await area.until(() => area.button('Try again'));
    expect(button.isConnected).toBe(false);
    expect(area.root.activeElement).not.toBe(null);
    expect(area.text()).toContain('Realms are slow');
  });

  it('offers a retry after a failure, and keeps the focus in the area', async () => {
    let turn = 0;
    const area = await show(async () => {
      if (!turn++) throw failure(503);
      return { articles: [] };
    });
    const button = await area.until(() => area.button('Try again'));
    button.focus();
    await area.act(() => button.click());
    await area.until(() => area.text().includes('All systems operational'));
    expect(area.root.activeElement).not.toBeNull();
  });

  it.each([undefined, null, [], { articles: 'none' }, { articles: [null, { title: 'no id' }] }])(
    'reads %j as no news',
    async (answer) => {
      const area = await show(async () => answer);
      await area.until(() => area.text().includes('All systems operational'));
    },
  );

  // On mounting, the server-rendered details element used to disappear until the answer arrived, so that the content
  // below moved twice.
  it.each([
    ['keeps it if the answer has a body', news, 'Since noon.'],
    ['removes it if the answer has none', { articles: [{ ...news.articles[0], body: ' ' }] }, undefined],
  ])('shows the server-rendered details element until the answer arrives, then %s', async (_, later, inside) => {
    const article = { id: '1', title: 'Slow', section: '2', url: 'https://help.example/1', body: '', snippet: '' };
    const json = JSON.stringify({ '[]': { data: { article: { ...article, voteSum: 0, voteCount: 0 } } } });
    let answer: (value: unknown) => void = () => {};
    const serverStatus = () => new Promise((resolve) => (answer = resolve));
    const area = await renderArea(ServerStatus, description, {
      groups: { helpCentre: { serverStatus } },
      serverRendered: `<details></details><script type="application/json">${json}</script>`,
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

  it('shows no details element before the answer if none was server-rendered', async () => {
    const article = { id: '1', title: 'Slow', section: '2', url: 'https://help.example/1', body: '', snippet: '' };
    const json = JSON.stringify({ '[]': { data: { article: { ...article, voteSum: 0, voteCount: 0 } } } });
    const area = await renderArea(ServerStatus, description, {
      groups: { helpCentre: { serverStatus: () => new Promise(() => {}) } },
      serverRendered: `<script type="application/json">${json}</script>`,
    });
    expect(area.text()).toContain('Slow');
    expect(area.all('details')).toEqual([]);
  });
});
