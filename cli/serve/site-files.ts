import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requestLine } from '../../examples/http/request-line';
import type { Answer } from '../../examples/sandbox/answer';
import { isServedFile } from '../../examples/sandbox/guard/is-served-file';
import { serveFolder } from '../../examples/sandbox/serve-folder';
import { withReloadScript } from './live-reload';

/** A page also has an address without `.html`. */
export const siteFiles = (folder: string): Answer => {
  const serveFile = serveFolder(folder);
  return (req, res) => {
    const { method, path, url } = requestLine(req);
    if (!['GET', 'HEAD'].includes(method)) return false;
    const found = candidates(path).find((each) => isServedFile(folder, each));
    if (found === undefined) {
      if (path.startsWith('//') || path.endsWith('/') || !isServedFile(folder, `${path}/index.html`)) return false;
      res.writeHead(302, { location: `${path}/${url.slice(path.length)}`, 'cache-control': 'no-store' }).end();
      return true;
    }
    if (!isPage(found)) return serveFile(req, res);
    const page = withReloadScript(readFileSync(join(folder, decodeURI(found))));
    const charset = isUtf8(page) ? ';charset=utf-8' : '';
    res.writeHead(200, { 'content-type': `text/html${charset}`, 'cache-control': 'no-store' });
    res.end(method === 'HEAD' ? undefined : page);
    return true;
  };
};

export const isPage = (path: string): boolean => /\.html?$/i.test(path);

const candidates = (path: string): string[] => (path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]);
