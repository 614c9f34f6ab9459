import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { requestLine } from '../http/request-line';
import { isServedFile } from './guard/is-served-file';

/** Sends the file of a folder that the request's path names, and gives true; false where there is none to be sent. */
type ServeFolder = (req: IncomingMessage, res: ServerResponse) => boolean;

/**
 * Reads from the disk at each request: a build is seen by the next reload.
 *
 * @param keeps whether browsers may keep a copy: the path's for a year where this says so, any other as long as it is
 *   the same by its ETag. Without it nobody keeps one
 */
export const serveFolder = (folder: string, keeps?: (path: string) => boolean): ServeFolder => {
  const setHeaders = (res: ServerResponse, path: string) => {
    utf8(res, path);
    if (keeps?.(path)) res.setHeader('cache-control', 'public, max-age=31536000, immutable');
  };
  const serve = sirv(folder, { dev: true, etag: !!keeps, extensions: [], setHeaders });
  return (req, res) => {
    if (!isServedFile(folder, requestLine(req).path)) return false;
    // sirv takes any range at its word, also one that ends before it begins.
    delete req.headers.range;
    // A build may take the file away before it is opened: nobody else listens for that, and it would end the process.
    // Past `res.once`, which belongs to the compressor where there is one.
    EventEmitter.prototype.on.call(res, 'pipe', (file: Readable) => file.once('error', () => res.destroy()));
    let found = true;
    // sirv reads the URL at once, and goes on alone when it has found a file.
    serve(req, res, () => {
      found = false;
    });
    return found;
  };
};

/** A host page in an old encoding would read scripts and styles in its own, where they don't say theirs. */
const utf8 = (res: ServerResponse, path: string) => {
  const type = { js: 'text/javascript', mjs: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' }[
    path.slice(path.lastIndexOf('.') + 1)
  ];
  if (type) res.setHeader('content-type', `${type};charset=utf-8`);
};
