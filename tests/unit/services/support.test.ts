// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, testClient } from './client';
import { until } from './until';

afterEach(() => vi.unstubAllGlobals());

const pages = (client: ReturnType<typeof testClient>) => client.sent.map(({ url }) => new URL(url).searchParams);

describe('ticket fields (SUP-2)', () => {
  it("requests ticket fields page by page, by cursor and never by the server's link", async () => {
    const client = testClient();
    client.respond(({ url }) => {
      const after = new URL(url).searchParams.get('page[after]');
      const page = after === null ? 1 : after === 'x=&' ? 2 : 3;
      return json({
        ticket_fields: [{ id: page }],
        meta: { has_more: page < 3, after_cursor: page === 1 ? 'x=&' : 'y' },
        links: { next: 'https://evil.example/' },
      });
    });
    expect(await client.support.ticketFields()).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    expect(pages(client).map((query) => [...query])).toEqual([
      [['page[size]', '100']],
      [
        ['page[size]', '100'],
        ['page[after]', 'x=&'],
      ],
      [
        ['page[size]', '100'],
        ['page[after]', 'y'],
      ],
    ]);
    expect(client.sent.every(({ url }) => url.startsWith('https://api.example/ticket_fields'))).toBe(true);
  });

  it('stops if the server repeats a cursor or returns ever new ones', async () => {
    const client = testClient();
    client.respond(() => json({ ticket_fields: [{ id: 1 }], meta: { has_more: true, after_cursor: 'same' } }));
    expect(await client.support.ticketFields()).toHaveLength(2);
    let count = 0;
    client.respond(() => json({ ticket_fields: [{ id: 1 }], meta: { has_more: true, after_cursor: `c${count++}` } }));
    expect(await client.support.ticketFields()).toHaveLength(100);
  });

  // Threat 9: a list this long can't be passed as the arguments of one JavaScript call.
  it('reads 200,000 ticket fields on one page', { tags: 'all' }, async () => {
    const client = testClient();
    client.respond(() => json({ ticket_fields: Array.from({ length: 200_000 }, (_, id) => ({ id })) }));
    expect(await client.support.ticketFields()).toHaveLength(200_000);
  });

  it.each([0, {}, 'all', [null, 7, { id: 1 }]])('omits invalid records: %j', async (fields) => {
    const client = testClient();
    client.respond(() => json({ ticket_fields: fields, items: fields }));
    const valid = Array.isArray(fields) ? [{ id: 1 }] : [];
    expect(await client.support.ticketFields()).toEqual(valid);
    expect(await client.support.dynamicContent()).toEqual(valid);
  });

  it('rejects all ticket fields if one page fails', async () => {
    const client = testClient();
    client.respond(({ url }) =>
      url.includes('after')
        ? new Response('', { status: 403 })
        : json({ ticket_fields: [{ id: 1 }], meta: { has_more: true, after_cursor: 'a' } }),
    );
    await expect(client.support.ticketFields()).rejects.toMatchObject({ status: 403 });
  });
});

describe('dynamic content (SUP-3)', () => {
  it("requests dynamic content as one page if its count isn't a number", async () => {
    const client = testClient();
    client.respond(() => json({ items: [{ id: 1 }], count: { toString: 0 } }));
    expect(await client.support.dynamicContent()).toEqual([{ id: 1 }]);
  });

  it('requests dynamic content in parallel after the first page, and keeps the order', async () => {
    const client = testClient();
    const all = client.support.dynamicContent();
    await until(() => client.sent.length === 1);
    client.sent[0]!.answer(json({ items: [{ id: 1 }], count: 301 }));
    await until(() => client.sent.length === 4);
    expect(pages(client).map((query) => [...query])).toEqual([
      [['per_page', '100']],
      ...[2, 3, 4].map((page) => [
        ['page', String(page)],
        ['per_page', '100'],
      ]),
    ]);
    client.sent[3]!.answer(json({ items: [{ id: 4 }] }));
    client.sent[1]!.answer(json({ items: [{ id: 2 }] }));
    client.sent[2]!.answer(json({ items: [{ id: 3 }] }));
    expect(await all).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]);
  });

  it.each([
    [100, 1],
    [101, 2],
    [0, 1],
    [-5, 1],
    [undefined, 1],
    ['many', 1],
    [1e12, 100],
  ])('reads dynamic content of %s items with %s requests', async (count, requests) => {
    const client = testClient();
    client.respond(() => json({ items: [], count }));
    await client.support.dynamicContent();
    expect(client.sent).toHaveLength(requests);
  });
});

describe('upload (SUP-7)', () => {
  it('uses fetch with the pre-auth secret, and rejects redirects (SVC-2)', async () => {
    const client = testClient();
    client.page.window.document.cookie = 'preauth=sesame; path=/';
    client.respond(() => json({ upload: { token: 't' } }));
    const xhr = vi.fn();
    vi.stubGlobal('XMLHttpRequest', xhr);
    const received: unknown[] = [];
    expect(
      await client.support.upload(new File(['xyz'], 'a.txt'), { onProgress: (one) => void received.push(one) }),
    ).toEqual({ upload: { token: 't' } });
    expect(received).toEqual([{ loaded: 3, total: 3 }]);
    expect(client.sent[0]!.init).toMatchObject({ redirect: 'error', headers: { 'X-WEB-PREAUTH-SECRET': 'sesame' } });
    expect(xhr).not.toHaveBeenCalled();
  });

  it.each([new Blob(['x'], { type: 'image/png' }), new File(['x'], '', { type: 'image/png' })])(
    'accepts a file without a name',
    async (file) => {
      const client = testClient();
      client.respond(() => json({ upload: { token: 't' } }));
      await client.support.upload(file);
      expect(client.sent[0]).toMatchObject({
        url: 'https://api.example/uploads.json?filename=file',
        init: { headers: { 'Content-Type': 'image/png' } },
      });
    },
  );
});

it('deletes an upload even if the visitor leaves the page (SUP-7)', async () => {
  const client = testClient();
  client.respond(() => new Response(null, { status: 204 }));
  expect(await client.support.removeUpload('t')).toBeUndefined();
  expect(client.sent[0]!.init).toMatchObject({ method: 'DELETE', keepalive: true });
});
