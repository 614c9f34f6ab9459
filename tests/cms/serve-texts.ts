import { createServer } from 'node:http';
import sirv from 'sirv';

export const serveTexts = async (
  folder: string,
): Promise<{ origin: string; publish: (html: string) => string; close: () => void }> => {
  const pages: string[] = [];
  const files = sirv(folder, { dev: true });
  const server = createServer((request, response) => {
    const page = pages[Number(/^\/page\/(\d+)$/.exec(request.url ?? '')?.[1] ?? Number.NaN)];
    if (page === undefined) files(request, response, () => void response.writeHead(404).end());
    else response.writeHead(200, { 'content-type': 'text/html;charset=utf-8' }).end(page);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    origin,
    publish: (html) =>
      `${origin}/page/${pages.push(`<!doctype html><html lang="en-us"><title>Test</title><body>${html}`) - 1}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
