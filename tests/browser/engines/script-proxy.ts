import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** What stands between a browser and the test servers, for what classic WebDriver has no command for. */
export interface ScriptProxy {
  /** `127.0.0.1:PORT` */
  readonly address: string;
  /** Run before a document's own scripts. */
  readonly scripts: Map<string, string>;
  /** Cookies that a host's next request has, and its answer sets. */
  readonly cookies: Map<string, string[]>;
  /** Told of each answer before the browser gets it. */
  onAnswer: (answer: ProxyAnswer) => void;
  /** As it was in the beginning, for another browser. */
  reset(): void;
  close(): void;
}

/** An answer to the browser, with those of puppeteer's methods that the tests use. */
export interface ProxyAnswer {
  url(): string;
  status(): number;
  headers(): Readonly<Record<string, string>>;
}

/** A proxy for http that answers for every name under `.test`. It puts scripts first into documents. */
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
  // What is put in is put into text.
  const destination = headers['sec-fetch-dest'];
  // Browsers of 2022 do not say what a file is for, only what they take.
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
  // A connection that was cut is cut for the browser too.
  onward.on('error', () => res.destroy());
  res.on('close', () => onward.destroy());
  req.pipe(onward);
};

/** After the doctype, and after the start tags that may follow it. */
const put = (html: string, script: string) =>
  html.replace(/^\s*(<!doctype[^>]*>)?\s*(<html[^>]*>)?\s*(<head[^>]*>)?/i, (start) => {
    return `${start}<script>${script.replaceAll('</script', '<\\/script')}</script>`;
  });

/** The policy with this one script allowed, unless it allows all that stand in the page. */
const allow = (policy: string, script: string) => {
  if (/script-src[^;]*'unsafe-inline'/.test(policy) && !/script-src[^;]*'(nonce|sha)/.test(policy)) return policy;
  const hash = createHash('sha256').update(script.replaceAll('</script', '<\\/script')).digest('base64');
  return policy.replace(
    /script-src(-elem)? (?:'none')?/g,
    (directive) => `${directive.replace("'none'", '')} 'sha256-${hash}' `,
  );
};
