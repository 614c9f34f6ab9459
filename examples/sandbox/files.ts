import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestLine } from '../http/request-line';
import { decode } from './http/params';
import { drawPicture } from './pictures/pictures';
import type { State } from './state/state';

/** Returns a flight's script, which records each run, or its stylesheet, which underlines headings. */
const flightFile = (name: string, ending: string) =>
  ending === 'js'
    ? `document.documentElement.classList.add('flight-${name}');\n(window.sandboxFlights ||= []).push('${name}');\n`
    : `.flight-${name} h1 { text-decoration: underline wavy; text-underline-offset: 0.3em; }\n`;

/** Media types that browsers don't execute. */
const inert = /^(image\/(png|jpeg|gif|webp|avif)|(audio|video)\/[\w.+-]+|text\/plain|application\/pdf)$/i;

/** Requests for files aren't logged. */
export const answerFile = (req: IncomingMessage, res: ServerResponse, state: State): boolean => {
  const { method, path, query } = requestLine(req);
  const send = (
    status: number,
    type: string,
    body: string | Buffer,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    // Pages of other origins may display these files, but not read them.
    res
      .writeHead(status, {
        'cross-origin-resource-policy': 'cross-origin',
        'content-type': type,
        'cache-control': 'no-store',
        ...headers,
      })
      .end(body);
    return true;
  };
  if (method !== 'GET') return false;
  if (path.startsWith('/__sandbox/pictures/')) {
    const picture = drawPicture(state, decode(path.slice('/__sandbox/pictures/'.length)), new URLSearchParams(query));
    return picture ? send(200, picture.type, picture.file) : send(404, 'text/plain; charset=utf-8', 'No such image.');
  }
  // Recorded articles refer to images by relative URLs.
  const inArticle = /^\/hc\/article_attachments\/\d+\/([\w-]+\.svg)$/.exec(path)?.[1];
  const drawn = inArticle && drawPicture(state, `story/${inArticle}`, new URLSearchParams());
  if (drawn) return send(200, drawn.type, drawn.file);
  const [, flight, ending = ''] = /^\/__sandbox\/flights\/([a-z-]+)\.(js|css)$/.exec(path) ?? [];
  if (flight)
    return send(
      200,
      ending === 'js' ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8',
      flightFile(flight, ending),
    );
  const id = /^\/__sandbox\/attachments\/(\d+)\//.exec(path)?.[1];
  const attachment = id && state.attachments.get(Number(id));
  // User-generated content must not run on this origin.
  if (attachment) {
    const type = inert.test(attachment.contentType) ? attachment.contentType : 'application/octet-stream';
    return send(200, type, attachment.bytes, {
      'content-disposition': 'attachment',
      'content-security-policy': 'sandbox',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
  return false;
};
