import type { Fault } from '../faults';
import { harness } from '../harness';
import { tag } from '../loader/tag';
import type { OpenedPage } from '../opened-page';
import { signIn } from './player';

export const respondTo = (url: RegExp, body: unknown): Fault => ({
  url,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

export const renderedSize = ({ page }: OpenedPage) =>
  page.$eval('#a', ({ shadowRoot }) => ({
    elements: shadowRoot!.querySelectorAll('*').length,
    letters: shadowRoot!.textContent!.length,
  }));

/** Returns `open`, which opens an area on its own page with mocked responses. Call this function once per file. */
export const largeAnswers = () => {
  const harnessed = harness();
  const { pageWith, faults } = harnessed;
  const open = async (area: string, answers: readonly Fault[], player = false): Promise<OpenedPage> => {
    const path = `/en-us/page-${crypto.randomUUID()}`;
    const html = `<script type="application/json" data-cobble-config>{ "signIn": { "url": "/__sandbox/sign-in" } }</script>${tag()}<div id="a" data-load="eager" data-widget="${area}"></div>`;
    const opened = await pageWith(html, { path, viewport: { width: 800, height: 600 }, faults: player ? [] : answers });
    if (player) {
      faults(answers);
      await signIn(opened, path);
    }
    return opened;
  };
  return { ...harnessed, open };
};
