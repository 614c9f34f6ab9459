import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { build } from '../../../cli/commands/build';
import { runCommand } from '../../unit/cli/support';
import { harness } from '../harness';
import type { OpenedPage } from '../opened-page';
import { snippetOutput } from './pinned-page';
import { tile } from './tag';

const out = mkdtempSync(join(tmpdir(), 'cobble-channels-'));
const { pageWith } = harness({ dist: out });
afterAll(() => rmSync(out, { recursive: true, force: true }));

const release = async (channel: string, widgets: string[]) =>
  expect(await runCommand((io) => build({ out, channel, theme: ['realms'], widgets }, io))).toMatchObject({
    code: 0,
    err: '',
  });
const tagOf = (channel: string, pin = false) => snippetOutput({ out, channel, pin });

const opened = async (tag: string) => {
  const page = await pageWith(tag + tile());
  await page.waitForMounted();
  return page;
};

/** Returns the folder and the id of the builds whose chunks the page has requested. */
const buildOf = (page: OpenedPage): string =>
  [...new Set(page.sent(/\/chunks\//).map(({ path }) => path.replace(/chunks\/.*\.(\w+)\.js/, '$1')))].join();
const addButton = ({ page }: OpenedPage) =>
  page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p data-widget="themed-button">Play</p>'));

// CLI-3
it('releases into a channel, and open, pinned and other pages keep their builds', { tags: 'all' }, async () => {
  await release('v1', ['marketplace-tile', 'themed-button']);
  await release('next', ['marketplace-tile']);
  const tags = { following: await tagOf('v1'), pinned: await tagOf('v1', true), next: await tagOf('next') };
  const open = await opened(tags.following);
  const first = buildOf(open);
  const ofNext = buildOf(await opened(tags.next));

  await release('v1', ['marketplace-tile', 'themed-button', 'modal']);
  await addButton(open);
  await open.waitForMounted();
  expect(buildOf(open)).toBe(first);
  const second = buildOf(await opened(tags.following));
  expect(second).toMatch(/\/v1\/\w{6}$/);
  expect(second).not.toBe(first);
  expect(buildOf(await opened(tags.pinned))).toBe(first);
  expect(buildOf(await opened(tags.next))).toBe(ofNext);
});
