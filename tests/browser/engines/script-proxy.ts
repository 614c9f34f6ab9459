import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Does what classic WebDriver can't, as a proxy between browser and test servers. */
export interface ScriptProxy {
  /** `127.0.0.1:PORT` */
  readonly address: string;
  /** Scripts by name. They run before a document's own scripts. */
  readonly scripts: Map<string, string>;
  /** Cookies by host. The proxy adds them to the next request and its response. */
  readonly cookies: Map<string, string[]>;
  onAnswer: (answer: ProxyAnswer) => void;
  reset(): void;
  close(): void;
}

export interface ProxyAnswer {
  url(): string;
  status(): number;
  headers(): Readonly<Record<string, string>>;
}

/** Starts a proxy that resolves every `.test` name to this machine and adds the scripts to documents. */
export const scriptProxy = async (): Promise<ScriptProxy> => {
  const scripts = new Map<string, string>();
  const cookies = new Map<string, string[]>();
  const server = createServer((req, res) => pass(req, res, proxy));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port.');
  const proxy: ScriptProxy = {
    address: `127.0.0.1:${address.port}`,
    scripts,
    cookies,
    onAnswer: () => {},
    reset: () => {
      scripts.clear();
      cookies.clear();
      proxy.onAnswer = () => {};
      server.closeAllConnections();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return proxy;
};

const pass = (req: IncomingMessage, res: ServerResponse, proxy: ScriptProxy) => {
  const { scripts, cookies } = proxy;
  const url = new URL(req.url ?? '', 'http://127.0.0.1');
  const headers = { ...req.headers };
  const given = cookies.get(url.hostname);
  cookies.delete(url.hostname);
  if (given) headers.cookie = [headers.cookie, ...given].filter(Boolean).join('; ');
  const destination = headers['sec-fetch-dest'];
  // Browsers of 2022 don't send `Sec-Fetch-Dest`.
  const isDocument = destination
    ? /^i?frame$|^document$/.test(`${destination}`)
    : /^text\/html/.test(`${headers.accept}`);
  if (isDocument) delete headers['accept-encoding'];
  const onward = request(
    { host: '127.0.0.1', port: url.port || 80, method: req.method, path: url.pathname + url.search, headers },
    async (answer) => {
      const back = { ...answer.headers };
      const headers = Object.fromEntries(Object.entries(back).map(([name, value]) => [name, `${value}`]));
      proxy.onAnswer({ url: () => url.href, status: () => answer.statusCode ?? 0, headers: () => headers });
      if (given) back['set-cookie'] = [...(back['set-cookie'] ?? []), ...given.map((one) => `${one}; path=/`)];
      if (isDocument && scripts.size && `${back['content-type']}`.startsWith('text/html')) {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk as Buffer);
        const script = `document.currentScript.remove();${[...scripts.values()].join(';\n')}`;
        const policy = back['content-security-policy'];
        if (policy) back['content-security-policy'] = allow(`${policy}`, script);
        delete back['content-length'];
        res.writeHead(answer.statusCode ?? 200, back).end(put(Buffer.concat(chunks).toString(), script));
        return;
      }
      res.writeHead(answer.statusCode ?? 200, back);
      res.flushHeaders();
      answer.pipe(res);
      answer.on('error', () => res.destroy());
    },
  );
  // When the server's connection fails, also close the browser's.
  onward.on('error', () => res.destroy());
  res.on('close', () => onward.destroy());
  req.pipe(onward);
};

/** Inserts the script after the doctype and the start tags of html and head. */
const put = (html: string, script: string) =>
  html.replace(/^\s*(<!doctype[^>]*>)?\s*(<html[^>]*>)?\s*(<head[^>]*>)?/i, (start) => {
    return `${start}<script>${script.replaceAll('</script', '<\\/script')}</script>`;
  });

const allow = (policy: string, script: string) => {
  if (/script-src[^;]*'unsafe-inline'/.test(policy) && !/script-src[^;]*'(nonce|sha)/.test(policy)) return policy;
  const hash = createHash('sha256').update(script.replaceAll('</script', '<\\/script')).digest('base64');
  return policy.replace(
    /script-src(-elem)? (?:'none')?/g,
    (directive) => `${directive.replace("'none'", '')} 'sha256-${hash}' `,
  );
};
