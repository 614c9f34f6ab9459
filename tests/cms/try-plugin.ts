import type { Browser, Frame, Page } from 'puppeteer';
import type { WordPress } from './wordpress';

const KEEP = '.block-editor-block-list__layout [data-widget=marketplace-tile]';
const WAIT = { polling: 250, timeout: 60_000 } as const;

/**
 * Tests that the editor inserts the block, shows it (even if its canvas is a frame), saves it and opens it again, and
 * that a visitor sees it. A shortcode must work in an author's text, but not in a comment.
 *
 * @returns the failed expectations
 */
export const tryPlugin = async (wordpress: WordPress, browser: Browser, address: string): Promise<string[]> => {
  const { origin, publishAs } = wordpress;
  const failures: string[] = [];
  const check = (name: string, holds: unknown) => {
    if (!holds) failures.push(`The plugin: ${name}: does not hold`);
  };
  const shown = publishAs(
    'author',
    '[cobble widget="marketplace-tile" title="By shortcode &gt; code" price="660" onclick="x()" load="eager"]<a href="/x" onclick="x()">Frost Keep</a>[/cobble]',
    address,
  );
  const stranger = publishAs('', '<div data-widget="themed-button">X</div>[cobble widget="modal"]', address);
  const page = await browser.newPage();
  try {
    await page.evaluateOnNewDocument('window.__name = (value) => value');
    await page.goto(shown);
    const tile = await mounted(page, '[data-widget=marketplace-tile]');
    check('a shortcode is a widget', tile.text.includes('By shortcode > code'));
    check('a shortcode takes no foreign attribute', !tile.attributes.includes('onclick'));
    check('the head has one tag', (await page.$$('head script[src*="/vanilla/cobble.js"]')).length === 1);
    check('the room sheet is linked', await page.$('head link[href$="/vanilla/room.css"]'));
    await page.goto(stranger);
    await page.waitForFunction(() => (window.cobble as { version?: string })?.version, WAIT);
    check('a comment stays one', !(await page.$('[data-widget-state]')));

    await page.goto(`${origin}/wp-login.php`);
    await page.type('#user_login', 'admin');
    await page.type('#user_pass', 'admin');
    await Promise.all([page.waitForNavigation(), page.click('#wp-submit')]);
    await page.goto(`${origin}/wp-admin/post-new.php`);
    await page.waitForFunction('window.wp?.data?.select("core/editor").getCurrentPostId()', WAIT);
    await page.evaluate('wp.data.dispatch("core/preferences").set("core/edit-post", "welcomeGuide", false)');
    await page.waitForSelector('.edit-post-header-toolbar__inserter-toggle');
    await page.click('.edit-post-header-toolbar__inserter-toggle');
    await page.waitForSelector('.block-editor-inserter__search input');
    await page.type('.block-editor-inserter__search input', 'Cobble');
    await page.waitForSelector('.editor-block-list-item-cobble-widget');
    await page.click('.editor-block-list-item-cobble-widget');
    await page.waitForFunction(
      'wp.data.select("core/block-editor").getBlocks().some((one) => one.name === "cobble/widget")',
      WAIT,
    );
    await page.evaluate(() => {
      const { select, dispatch } = (window as never as { wp: { data: Data } }).wp.data;
      const [block] = select('core/block-editor')
        .getBlocks()
        .filter(({ name }) => name === 'cobble/widget');
      dispatch('core/block-editor').updateBlockAttributes(block?.clientId, {
        widget: 'marketplace-tile',
        props: { title: 'By "block" > <b>', price: '660' },
      });
      dispatch('core/editor').editPost({ title: 'Block', status: 'publish' });
    });
    check('the preview is rendered', (await mounted(page, KEEP)).text.includes('By "block" > <b>'));
    await page.evaluate('wp.data.dispatch("core/editor").savePost()');
    await page.waitForFunction(
      'wp.data.select("core/editor").didPostSaveRequestSucceed() && !wp.data.select("core/editor").isSavingPost()',
      WAIT,
    );
    const link = (await page.evaluate('wp.data.select("core/editor").getPermalink()')) as string;
    const id = (await page.evaluate('wp.data.select("core/editor").getCurrentPostId()')) as number;

    await page.goto(`${origin}/wp-admin/post.php?post=${id}&action=edit`);
    check('a post that is opened again is rendered', (await mounted(page, KEEP)).text.includes('By "block"'));
    check('its block is whole', !(await page.$('.block-editor-warning')));
    await page.evaluate('wp.data.dispatch("core/edit-post").__experimentalSetPreviewDeviceType("Tablet")');
    const handle = await page.waitForSelector('iframe[name=editor-canvas]', { timeout: 60_000 });
    const frame = await handle?.contentFrame();
    check('a canvas that is a frame draws it', frame && (await mounted(frame, KEEP)).text.includes('By "block"'));

    await page.goto(link);
    const seen = await mounted(page, '[data-widget=marketplace-tile]');
    check('a visitor sees the block', seen.text.includes('By "block" > <b>'));
  } catch (error) {
    failures.push(
      `The plugin: ${String(error)} at ${page.url()}, ${(error as Error).stack?.match(/try-plugin\.ts:\d+/)?.[0]}`,
    );
  } finally {
    await page.close();
  }
  return failures;
};

interface Data {
  select(store: string): { getBlocks(): { name: string; clientId: string }[] };
  dispatch(store: string): {
    updateBlockAttributes(id: string | undefined, to: object): void;
    editPost(to: object): void;
  };
}

const mounted = async (page: Page | Frame, selector: string) => {
  await page.waitForFunction(
    (selector) => {
      const element = document.querySelector<HTMLElement>(selector);
      element?.scrollIntoView({ block: 'center' });
      return element?.dataset.widgetState === 'mounted';
    },
    WAIT,
    selector,
  );
  return page.$eval(selector, (element) => ({
    text: element.shadowRoot?.textContent ?? '',
    attributes: element.getAttributeNames(),
  }));
};
