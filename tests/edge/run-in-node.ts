import { createEdgeHandler, type EdgeOptions } from 'cobble-embed/edge';
import { vi } from 'vitest';
import type { Answer, EdgeRuntime, Outside } from './run-worker';

const PIECE_BYTES = 7;

const inPieces = (bytes: Uint8Array): ReadableStream =>
  new ReadableStream({
    start(controller) {
      for (let from = 0; from < bytes.length; from += PIECE_BYTES)
        controller.enqueue(bytes.slice(from, from + PIECE_BYTES));
      controller.close();
    },
  });

const responseOf = ({ body, ...init }: Answer): Response =>
  new Response(body === null ? null : inPieces(Buffer.from(body)), init);

/** Runs the edge handler in Node, which has no `HTMLRewriter`. Pages arrive in small chunks. */
export const runInNode = (outside: Outside, options: EdgeOptions): EdgeRuntime => {
  const fetchOutside = async (input: string | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const answer = await outside(new URL(request.url), request);
    return responseOf(answer ?? { body: '', headers: {}, status: 404 });
  };
  vi.stubGlobal('fetch', fetchOutside);
  const handle = createEdgeHandler(options);
  return {
    dispatchFetch: (url, init) => handle(new Request(url, init), fetchOutside),
    dispose: async () => void vi.unstubAllGlobals(),
  };
};
