import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { requestLine } from '../http/request-line';
import { isServedFile } from './guard/is-served-file';

/** Returns false if there is no file at the request's path. */
type ServeFolder = (req: IncomingMessage, res: ServerResponse) => boolean;

/**
 * Reads the disk for each request, so that a reload shows a new build.
 *
 * @param isImmutable returns whether browsers may cache a path for a year. If set, all files have an ETag
 */
export const serveFolder = (folder: string, isImmutable?: (path: string) => boolean): ServeFolder => {
  const setHeaders = (res: ServerResponse, path: string) => {
    setUtf8Type(res, path);
    if (isImmutable?.(path)) res.setHeader('cache-control', 'public, max-age=31536000, immutable');
  };
  const serve = sirv(folder, { dev: true, etag: !!isImmutable, extensions: [], setHeaders });
  return (req, res) => {
    if (!isServedFile(folder, requestLine(req).path)) return false;
    // sirv doesn't validate ranges, so ignore the `Range` header.
    delete req.headers.range;
    // A build may delete a file before sirv opens it. Without this listener, the file's error would end the process.
    // Call the original `on`, because the compressor's `res.on` may delay a listener or attach it to another stream.
    EventEmitter.prototype.on.call(res, 'pipe', (file: Readable) => file.once('error', () => res.destroy()));
    let found = true;
    // sirv calls this function synchronously if it doesn't find the file.
    serve(req, res, () => {
      found = false;
    });
    return found;
  };
};

/** Sets UTF-8. Otherwise, a page in an old encoding would decode scripts and styles with that encoding. */
const setUtf8Type = (res: ServerResponse, path: string) => {
  const type = { js: 'text/javascript', mjs: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' }[
    path.slice(path.lastIndexOf('.') + 1)
  ];
  if (type) res.setHeader('content-type', `${type};charset=utf-8`);
};
