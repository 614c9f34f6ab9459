import type { Transport } from './send';

/** How far an upload is, in bytes. */
export interface Progress {
  readonly loaded: number;
  /** 0 where it is not known. */
  readonly total: number;
}

const headersOf = (xhr: XMLHttpRequest): Headers => {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().split('\r\n')) {
    const at = line.indexOf(': ');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 2));
  }
  return headers;
};

/**
 * Sends with XMLHttpRequest, the only way to hear of an upload's progress. It follows redirects, taking our own headers along:
 * a request with a secret goes by `fetch`, which can refuse that, and its progress is told once, at the end.
 */
export const transportWithProgress = (onProgress: (progress: Progress) => void): Transport => (request, signal) => {
  const { url, method, headers, body } = request;
  if (request.redirect === 'error') {
    return fetch(url, { ...request, signal }).then(response => {
      const { size = 0 } = (body ?? {}) as Partial<Blob>;
      onProgress({ loaded: size, total: size });
      return response;
    });
  }
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = (): void => xhr.abort();
    xhr.open(method, url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.responseType = 'blob';
    xhr.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total });
    xhr.onload = () => resolve(new Response([204, 205, 304].includes(xhr.status) ? null : (xhr.response as Blob), { status: xhr.status, headers: headersOf(xhr) }));
    xhr.onerror = () => reject(new TypeError('The upload failed.'));
    xhr.onabort = () => reject(signal?.reason);
    xhr.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    xhr.send(body);
  });
};
