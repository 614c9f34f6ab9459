import { brotliCompressSync } from 'node:zlib';
import { fontTags } from '../../cli/snippet/early-tags';
import { pages } from '../../examples/pages/pages';
import { renderPage } from '../../examples/pages/render-page';
import type { Answer } from '../../examples/sandbox/answer';
import { sandboxSettings } from '../../examples/sandbox/settings';
import { render } from '../../src/package/render';
import { createServices } from '../../src/services/create-services';

export const DRAWN = '/drawn';

/**
 * Renders each page of a complete site once, with the sandbox's answers.
 *
 * @param origin of the server, which is known once it listens
 */
export const drawSite = (origin: () => string): Answer => {
  const drawn = new Map<string, Promise<Buffer>>();
  const draw = async (html: string, url: string) => {
    const { marketplace, helpCentre, downloads } = createServices({ api: origin(), ...sandboxSettings(origin()) });
    const answers = { marketplace, helpCentre, downloads };
    const withFace = html.replace('</head>', `${fontTags('/dist/', { 'fonts/face.css': '' })}</head>`);
    return brotliCompressSync(await render(withFace, { url: new URL(url, origin()).href, answers }));
  };
  return async ({ url = '' }, res) => {
    const page = pages.find(({ path, site }) => site && `${DRAWN}${path}` === url);
    const rendered = page && renderPage(page.path, { theme: null, nonce: '' });
    if (!rendered) return false;
    const html = drawn.get(url) ?? draw(rendered.html, url);
    drawn.set(url, html);
    res
      .setHeader('content-type', 'text/html; charset=utf-8')
      .setHeader('content-encoding', 'br')
      .end(await html);
    return true;
  };
};
