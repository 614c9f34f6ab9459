import type { Transport } from './send';

/** How far an upload is, in bytes. */
export interface Progress {
  readonly loaded: number;
  /** 0 where it is not known. */
  readonly total: number;
}

/**
 * Sends with XMLHttpRequest, the only way to hear of an upload's progress. It follows redirects, taking our own headers
 * along: a request with a secret goes by `fetch`, which can refuse that, and tells only that all of it has arrived. So
 * does each where there is none, as in Node.
 */
export default (onProgress: (progress: Progress) => void): Transport =>
  async (url, request) => {
    if (request.redirect === 'error' || !globalThis.XMLHttpRequest) {
      const response = await fetch(url, request);
      // Uploads alone have a progress, and what they send is a file.
      const { size: total } = request.body as Blob;
      onProgress({ loaded: total, total });
      return response;
    }
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, url);
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total });
    request.signal?.addEventListener('abort', () => xhr.abort());
    await new Promise((resolve, reject) => {
      xhr.onload = resolve;
      xhr.onerror = xhr.onabort = reject;
      xhr.send(request.body);
    });
    const { status } = xhr;
    // A `Response` of these must have no body, not even an empty one.
    return new Response([204, 205, 304].includes(status) ? null : xhr.responseText, { status });
  };
