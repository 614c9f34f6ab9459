import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves the sandbox below `/api/v2`, and accepts uploads without `.json`, as Zendesk does. If `from` is `recorded` or
 * `recorded:NAME`, answers with the recordings.
 *
 * @param sandbox the sandbox's origin, without a trailing slash
 */
export const serveUnderApi = async (
  sandbox: string,
  from?: string,
): Promise<{ readonly url: string; close(): void }> => {
  const server = createServer(async (req, res) => {
    const body: Buffer[] = [];
    for await (const piece of req) body.push(piece as Buffer);
    const path = req.url!.replace(/^\/api\/v2/, '').replace(/^\/uploads\?/, '/uploads.json?');
    const type = req.headers['content-type'];
    const answer = await fetch(sandbox + path + (from ? `${path.includes('?') ? '&' : '?'}sandbox=${from}` : ''), {
      method: req.method!,
      ...(type && { headers: { 'content-type': type } }),
      ...(body.length && { body: Buffer.concat(body) }),
    });
    const text = Buffer.from(await answer.arrayBuffer());
    const answerType = answer.headers.get('content-type');
    res.writeHead(answer.status, answerType ? { 'content-type': answerType } : {});
    res.end(text);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
};
