import type { Transport } from './send';

/** In bytes. */
export interface Progress {
  readonly loaded: number;
  /** 0 if unknown. */
  readonly total: number;
}

/**
 * Sends a request with XMLHttpRequest and reports its progress. In two cases, uses `fetch` and reports only the end:
 * - Node lacks XMLHttpRequest.
 * - The request has a secret. XMLHttpRequest would send it to a redirect's target.
 */
export default (onProgress: (progress: Progress) => void): Transport =>
  async (url, request) => {
    if (request.redirect === 'error' || !globalThis.XMLHttpRequest) {
      const response = await fetch(url, request);
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
      xhr.onerror = xhr.onabort = () => reject(new TypeError('XMLHttpRequest failed'));
      xhr.send(request.body);
    });
    const { status } = xhr;
    // With these statuses, the Response constructor rejects even an empty body.
    return new Response([204, 205, 304].includes(status) ? null : xhr.responseText, { status });
  };
