import { brotliCompressSync } from 'node:zlib';
import { fontTags } from '../../cli/snippet/early-tags';
import { pages } from '../../examples/pages/pages';
import { renderPage } from '../../examples/pages/render-page';
import type { Answer } from '../../examples/sandbox/answer';
import { sandboxSettings } from '../../examples/sandbox/settings';
import { render } from '../../src/package/render';
import { createServices } from '../../src/services/create-services';

export const PRERENDERED = '/prerendered';

/**
 * Renders each page of a complete site once, with the sandbox's answers.
 *
 * @param origin a function, because only a listening server has an origin
 */
export const prerenderSite = (origin: () => string): Answer => {
  const prerendered = new Map<string, Promise<Buffer>>();
  const prerender = async (html: string, url: string) => {
    const { marketplace, helpCentre, downloads } = createServices({ api: origin(), ...sandboxSettings(origin()) });
    const answers = { marketplace, helpCentre, downloads };
    const withFont = html.replace('</head>', `${fontTags('/dist/', { 'fonts/face.css': '' })}</head>`);
    return brotliCompressSync(await render(withFont, { url: new URL(url, origin()).href, answers }));
  };
  return async ({ url = '' }, res) => {
    const page = pages.find(({ path, site }) => site && `${PRERENDERED}${path}` === url);
    const rendered = page && renderPage(page.path, { theme: null, nonce: '' });
    if (!rendered) return false;
    const html = prerendered.get(url) ?? prerender(rendered.html, url);
    prerendered.set(url, html);
    res
      .setHeader('content-type', 'text/html; charset=utf-8')
      .setHeader('content-encoding', 'br')
      .end(await html);
    return true;
  };
};
