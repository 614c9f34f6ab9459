import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { waitForText } from '../areas/player';
import { harness } from '../harness';
import { tag } from '../loader/tag';

const { pageWith, publish, origin } = harness();

const BANK = 'bank.test';
const post = (message: unknown) => `parent.postMessage(${JSON.stringify(message)}, '*');`;
const balance = (value: number) => post({ type: 'cobble:balance', balance: value });

/** Publishes the document of a frame, at the same path on every host. */
const frame = (script: string, headers = {}) => {
  const path = `/frame/${randomUUID()}`;
  publish(path, `<!doctype html><title>Balance</title><script>${script}</script>`, headers);
  return path;
};

const open = (url: string, more = '') =>
  pageWith(
    `<!doctype html><html lang="en-us"><meta charset="utf-8"><title>Page</title><body>${tag()}${more}<div id="b" data-widget="balance-summary" data-load="eager" data-frame-url="${url}"></div>`,
  );

// WGT-9 WGT-10
it('shows what a frame of another origin posts, also later, and closes the frame with the widget', async () => {
  const more = `addEventListener('message', () => { ${post({ type: 'cobble:balance' })} });`;
  const opened = await open(origin(BANK) + frame(`${balance(1340)}${more}`));
  await waitForText(opened, '#b', /1,340/);
  await opened.page.evaluate(() => {
    const { contentWindow } = document.querySelector('#b')!.shadowRoot!.querySelector('iframe')!;
    contentWindow!.postMessage('fail', '*');
  });
  await waitForText(opened, '#b', /1,340.*couldn’t load your balance/);
  await opened.page.evaluate(() => document.querySelector('#b')!.remove());
  await expect.poll(() => opened.page.frames().length).toBe(1);
  expect(opened.errors).toEqual([]);
});

// WGT-9: each of these senders posts 666 before the real frame posts a failure.
it.each([
  [
    'the page itself, of which the frame has the origin',
    undefined,
    '<script>setInterval(() => postMessage({ type: "cobble:balance", balance: 666 }, "*"), 50)</script>',
  ],
  ['another frame of the same origin', BANK, 'FRAME'],
])('ignores %s', async (_, host, other) => {
  const failing = frame(`onmessage = () => ${post({ type: 'cobble:balance' })}`);
  const liar = frame(`${balance(666)} setInterval(() => { ${balance(666)} }, 50);`);
  const more = other.replace('FRAME', `<iframe src="${origin(BANK)}${liar}"></iframe>`);
  const opened = await open(origin(host) + failing, more);
  const ends = opened.page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let count = 0;
        addEventListener('message', ({ data }) => {
          const { balance } = data as { balance?: number };
          if (balance === undefined) return resolve();
          count++;
          const framed = document.querySelector('#b')!.shadowRoot?.querySelector('iframe');
          if (count > 5) framed?.contentWindow?.postMessage('fail', '*');
        });
      }),
  );
  await ends;
  await waitForText(opened, '#b', /–.*couldn’t load your balance/);
});

// WGT-9
it('ignores a frame that was redirected to another origin', { tags: 'all' }, async () => {
  const liar = frame(`${balance(666)} ${balance(666)}`);
  const moved = frame(`location.replace('${origin('evil.test')}${liar}')`);
  const opened = await open(origin(BANK) + moved);
  await waitForText(opened, '#b', /couldn’t load your balance/);
  expect(opened.page.frames().some((one) => one.url() === origin('evil.test') + liar)).toBe(true);
});

// WGT-9
it("can't navigate the page or open a window", async () => {
  const script = `
    let balance = 5;
    try { top.location = '/elsewhere'; balance = 6; } catch {}
    if (open('/elsewhere')) balance = 7;
    parent.postMessage({ type: 'cobble:balance', balance }, '*');`;
  const opened = await open(origin(BANK) + frame(script));
  await waitForText(opened, '#b', /5 minecoins/);
  expect(opened.page.url()).not.toContain('elsewhere');
});
