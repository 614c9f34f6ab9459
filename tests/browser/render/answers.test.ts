import { expect, it } from 'vitest';
import { render } from '../../../src/package/render';
import type { RenderOptions } from '../../../src/render/render-options';
import { createServices } from '../../../src/services/create-services';
import { recordShifts } from '../../shift/shift-of';
import { needs } from '../engines/needs';
import { expectSameScreenshot } from '../expect-same-screenshot';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { withoutAndWithScript } from './without-and-with-script';

const { pageWith, origin } = harness();

const config =
  '<script type="application/json" data-cobble-config>{ "helpCentre": { "suggestedLabels": ["suggested", "website", "player", "everyone"] } }</script>';
const areas = [
  '<div data-widget="marketplace-popular" id="popular" data-limit="20"></div>',
  '<div data-widget="marketplace-search" id="search" data-page-size="16"></div>',
  '<div data-widget="help-centre" id="help"></div>',
];

const status = '<div data-widget="server-status" id="status"></div>';

const answers = (): RenderOptions['answers'] => {
  const { marketplace, helpCentre, downloads } = createServices({
    api: origin(),
    helpCentre: { suggestedLabels: ['suggested', 'website', 'player', 'everyone'] },
  });
  return { marketplace, helpCentre, downloads };
};
const drawnPage = (body: string, theme = 'realms', manual = true) =>
  render(
    `<!doctype html><html lang="en-us"><meta charset="utf-8"><title>T</title>${config}<script async src="/dist/${theme}/cobble.js" ${manual ? 'data-scan="manual"' : ''}></script><body>${body}`,
    { answers: answers(), warn: (message) => warnings.push(message) },
  );
const warnings: string[] = [];

// Interface 9: render(html, { answers })
it('keeps nodes that were prerendered with answers, without loading states or layout shifts', async () => {
  const opened = await pageWith(await drawnPage(areas.join('')), {
    viewport: { width: 1280, height: 2400 },
    before: recordShifts,
  });
  const { page } = opened;
  expect(warnings).toEqual([]);
  const drawn = await page.evaluate(() => {
    const link = document.querySelector('#help')!.shadowRoot!.querySelector<HTMLElement>('li a')!;
    link.focus();
    const nodes = [...document.querySelectorAll('[data-widget]')].flatMap((one) => [
      ...one.shadowRoot!.querySelectorAll('li, h2, h3, a, img, input'),
    ]);
    const said = new Set<string>();
    for (const { shadowRoot } of document.querySelectorAll('[data-widget]'))
      new MutationObserver(() => {
        for (const one of shadowRoot!.querySelectorAll('[role=status], [aria-busy=true]'))
          said.add(one.matches('[role=status]') ? one.textContent! : 'busy');
      }).observe(shadowRoot!, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(window, { nodes, said, link });
    return nodes
      .map((one) => one.localName)
      .join(' ')
      .match(/li/g)!.length;
  });
  // Two areas show 20 and 16 items, others topics, articles and suggested articles.
  expect(drawn).toBeGreaterThan(50);
  await page.evaluate(() => (window as never as { cobble: { scan(): Promise<unknown> } }).cobble.scan());
  await opened.waitForMounted();
  await expect.poll(() => opened.sent(/\/popular|\/search|\/articles|\/sections/).length).toBeGreaterThanOrEqual(5);
  await opened.waitForRendering();
  const seen = await page.evaluate(() => {
    const { nodes, said, shifts, link } = window as never as {
      nodes: Element[];
      said: Set<string>;
      shifts: unknown[];
      link: Element;
    };
    const all = [...document.querySelectorAll('[data-widget]')].flatMap((one) => [
      ...one.shadowRoot!.querySelectorAll('li, h2, h3, a, img, input'),
    ]);
    return {
      lost: nodes.filter((one) => !all.includes(one)).map((one) => one.outerHTML),
      others: all.filter((one) => !nodes.includes(one)).map((one) => one.outerHTML),
      focused: [document.activeElement?.id, document.querySelector('#help')!.shadowRoot!.activeElement === link],
      said: [...said].filter((text) => /loading|busy/i.test(text)),
      scripts: [...document.querySelectorAll('[data-widget]')].flatMap((one) => [
        ...one.shadowRoot!.querySelectorAll('script'),
      ]).length,
      shifts,
    };
  });
  expect(seen).toEqual({ lost: [], others: [], focused: ['help', true], said: [], scripts: 0, shifts: [] });
});

// Interface 9
it.each(sampleOf(['realms', 'vanilla'], 1))(
  'looks the same without and with script in %s',
  { tags: 'all' },
  async (theme) => {
    needs('screenshots without scroll bars');
    const html = await drawnPage([status, ...areas.slice(1)].join('<p></p>'), theme, false);
    const { withoutScript, opened } = await withoutAndWithScript(pageWith, html, { width: 360, height: 3000 });
    expectSameScreenshot(`rendered with answers in ${theme}`, withoutScript, await opened.screenshot());
  },
);
