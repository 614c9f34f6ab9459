import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { requestLine } from '../http/request-line';
import { isServedFile } from './guard/is-served-file';

/** Sends the file of a folder that the request's path names, and gives true; false where there is none to be sent. */
type ServeFolder = (req: IncomingMessage, res: ServerResponse) => boolean;

/** Reads from the disk at each request and lets nobody keep a copy: a build is seen by the next reload. */
export const serveFolder = (folder: string): ServeFolder => {
  const serve = sirv(folder, { dev: true, extensions: [], setHeaders: utf8 });
  return (req, res) => {
    if (!isServedFile(folder, requestLine(req).path)) return false;
    // sirv takes any range at its word, also one that ends before it begins.
    delete req.headers.range;
    // A build may take the file away before it is opened: nobody else listens for that, and it would end the process.
    res.once('pipe', (file: Readable) => file.once('error', () => res.destroy()));
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
