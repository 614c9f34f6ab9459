import type { IncomingMessage, ServerResponse } from 'node:http';
import { findWidgets } from '../../cli/build/find-widgets';
import { catalogueFiles } from '../../cli/catalogue/catalogue-files';
import { catalogueWidgets } from '../../cli/catalogue/catalogue-options';
import { root, version } from '../../esbuild.config.mjs';
import type { Theme } from '../../src/themes/theme';
import { requestLine } from '../http/request-line';
import { pickTheme } from '../pages/pick-theme';
import { renderExample } from './render-example';
import { renderSheet } from './render-sheet';

/**
 * Serves the widget catalogue. Each URL accepts the parameters `theme` and `dir`:
 * - `/catalogue/`: the output of `cobble catalogue`, with the served build
 * - `/catalogue/sheet`: the examples of all components, or of the widgets in the comma-separated parameter `widgets`
 * - `/catalogue/example?widget=…&name=…`: one example
 *
 * @returns false for an unknown path or example
 */
export const answerCatalogue = async (
  req: IncomingMessage,
  res: ServerResponse,
  readThemes: () => readonly Theme[],
): Promise<boolean> => {
  const { url } = requestLine(req);
  if (!/^\/catalogue\b/.test(url)) return false;
  const { pathname, search, searchParams } = new URL(`http://localhost${url}`);
  const themes = readThemes();
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

  // Read the widgets for each request, so that a new widget appears without a restart.
  const found = await findWidgets(root);
  const descriptions = found.map(({ description }) => description);
  if (pathname === '/catalogue/sheet') {
    const names = searchParams.get('widgets')?.split(',');
    return send(
      renderSheet({
        theme,
        dir,
        descriptions: descriptions.filter(({ name, kind }) => (names ? names.includes(name) : kind === 'component')),
      }),
    );
  }
  if (pathname === '/catalogue/example') {
    const description = descriptions.find(({ name }) => name === searchParams.get('widget'));
    const example = description?.examples.find(({ name }) => name === searchParams.get('name'));
    return !!description && !!example && send(renderExample({ theme, dir, description, example }));
  }
  const defaultTheme = pickTheme(themes, null);
  const files = catalogueFiles({
    widgets: catalogueWidgets(found),
    themes: [defaultTheme, ...themes.filter((one) => one !== defaultTheme)],
    bundle: '../dist/',
    art: '../examples/pages/art/',
    api: '/',
    version,
  });
  const file = pathname.slice('/catalogue/'.length) || 'index.html';
  const writeFile = files.get(file);
  return !!writeFile && send(writeFile(), types[file.slice(file.lastIndexOf('.') + 1)]);
};

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
};
