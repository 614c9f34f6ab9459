import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { findWidgets } from '../../cli/build/find-widgets';
import { catalogueFiles } from '../../cli/catalogue/catalogue-files';
import { catalogueWidgets, packageVersion } from '../../cli/catalogue/catalogue-options';
import type { Theme } from '../../src/themes/theme';
import { requestLine } from '../http/request-line';
import { pickTheme } from '../pages/pick-theme';
import { renderExample } from './render-example';
import { renderSheet } from './render-sheet';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The catalogue: `/catalogue/` and what lies in that folder are the files of `cobble catalogue`, on the build that is
 * served; all examples on one sheet, `/catalogue/sheet`, and one alone, `/catalogue/example?widget=…&name=…`. All take
 * `theme` and `dir`; the sheet takes `widgets`, a list with commas, and without it shows the components.
 *
 * @param themes those that can be switched to: of the build that is served
 * @returns false where the request is for something else
 */
export const answerCatalogue = async (
  req: IncomingMessage,
  res: ServerResponse,
  themes: readonly Theme[],
): Promise<boolean> => {
  const { url } = requestLine(req);
  if (!/^\/catalogue\b/.test(url)) return false;
  const { pathname, search, searchParams } = new URL(`http://localhost${url}`);
  const theme = pickTheme(themes, searchParams.get('theme'));
  const dir = searchParams.get('dir') === 'rtl' ? 'rtl' : 'ltr';
  const send = (body: string, type = 'text/html') => {
    res.writeHead(200, { 'content-type': `${type};charset=utf-8`, 'cache-control': 'no-store' }).end(body);
    return true;
  };
  if (pathname === '/catalogue') {
    res.writeHead(301, { location: `/catalogue/${search}` }).end();
    return true;
  }

  // Read at each request: a widget that has come is there without a restart.
  const found = await findWidgets(root);
  const descriptions = found.map(({ description }) => description);
  if (pathname === '/catalogue/sheet') {
    const asked = searchParams.get('widgets')?.split(',');
    return send(
      renderSheet({
        theme,
        dir,
        descriptions: descriptions.filter(({ name, kind }) => (asked ? asked.includes(name) : kind === 'component')),
      }),
    );
  }
  if (pathname === '/catalogue/example') {
    const description = descriptions.find(({ name }) => name === searchParams.get('widget'));
    const example = description?.examples.find(({ name }) => name === searchParams.get('name'));
    return !!description && !!example && send(renderExample({ theme, dir, description, example }));
  }
  const usual = pickTheme(themes, null);
  const files = catalogueFiles({
    widgets: catalogueWidgets(found),
    themes: [usual, ...themes.filter((one) => one !== usual)],
    bundle: '../dist/',
    art: '../examples/pages/art/',
    // The sandbox, at the root of this server.
    api: '/',
    version: await packageVersion(),
  });
  const file = pathname.slice('/catalogue/'.length) || 'index.html';
  const make = files.get(file);
  return !!make && send(make(), types[file.slice(file.lastIndexOf('.') + 1)]);
};

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
};
