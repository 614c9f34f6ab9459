import type { ServerResponse } from 'node:http';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { Answer } from '../../examples/sandbox/answer';

export interface LiveReload {
  readonly answer: Answer;
  reload(): void;
}

const SCRIPT_PATH = '/__cobble/reload.js';
const EVENTS_PATH = '/__cobble/changes';

export const liveReload = (): LiveReload => {
  const pages = new Set<ServerResponse>();
  // A timestamp, not a counter, so that pages of an earlier server run also reload.
  let version = Date.now();
  const tell = (page: ServerResponse): void => void page.write(`data: ${version}\n\n`);
  return {
    answer(req, res) {
      const { pathname } = new URL(`http://localhost${req.url}`);
      if (pathname === SCRIPT_PATH) {
        res
          .writeHead(200, { 'content-type': 'text/javascript;charset=utf-8', 'cache-control': 'no-store' })
          .end(clientScript(version));
        return true;
      }
      if (pathname !== EVENTS_PATH) return false;
      res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      pages.add(res);
      res.once('close', () => pages.delete(res));
      tell(res);
      return true;
    },
    reload() {
      version++;
      for (const page of pages) tell(page);
    },
  };
};

/**
 * Returns a script that clears the page's cached experiment config and flight assignment, and reloads the page after
 * changes. Hidden pages and frames don't listen, because browsers open at most six connections to a server.
 */
const clientScript = (version: number): string => `for (const name of ['localStorage', 'sessionStorage'])
  try {
    for (const key of ['cobble-experiments', 'flights']) window[name].removeItem(key);
  } catch {}
if (window === top) {
  let changes;
  const listen = () => {
    changes?.close();
    if (document.visibilityState === 'hidden') return;
    changes = new EventSource('${EVENTS_PATH}');
    changes.onmessage = ({ data }) => data === '${version}' || location.reload();
  };
  document.addEventListener('visibilitychange', listen);
  addEventListener('pagehide', () => changes?.close());
  addEventListener('pageshow', listen);
}
`;

/** Adds the script before all others. Edits bytes, not text, because the page's encoding is unknown. */
export const withReloadScript = (page: Buffer): Buffer => {
  const { childNodes } = parse(page.toString('latin1'), { sourceCodeLocationInfo: true });
  const html = childNodes.find((node) => node.nodeName === 'html');
  const head = html && 'childNodes' in html ? html.childNodes.find((node) => node.nodeName === 'head') : undefined;
  const doctype = childNodes.find((node) => node.nodeName === '#documentType');
  const at =
    [head, html].map(startTagEnd).find((end) => end !== undefined) ?? doctype?.sourceCodeLocation?.endOffset ?? 0;
  return Buffer.concat([
    page.subarray(0, at),
    Buffer.from(`<script src="${SCRIPT_PATH}"></script>`),
    page.subarray(at),
  ]);
};

const startTagEnd = (node: DefaultTreeAdapterTypes.ChildNode | undefined): number | undefined =>
  node && 'tagName' in node ? node.sourceCodeLocation?.startTag?.endOffset : undefined;
