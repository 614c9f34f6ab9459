import { createHash } from 'node:crypto';
import type { PageElement } from '../lint/page';
import type { Site } from './site';

type Policy = ReadonlyMap<string, readonly string[]>;

/** Browsers enforce the policies of all headers and `<meta>` elements. */
export const policiesOf = ({ page, reply }: Pick<Site, 'page' | 'reply'>): Policy[] => {
  const metas = page.elements.filter(
    ({ tag, attributes }) =>
      tag === 'meta' && attributes.get('http-equiv')?.value.toLowerCase() === 'content-security-policy',
  );
  const texts = [
    // Node joins repeated headers with commas, which also separate policies.
    ...[reply.headers['content-security-policy'] ?? []].flat().flatMap((header) => header.split(',')),
    ...metas.map(({ attributes }) => attributes.get('content')?.value ?? ''),
  ];
  return texts.map(parsePolicy);
};

const parsePolicy = (text: string): Policy => {
  const policy = new Map<string, string[]>();
  for (const part of text.split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/);
    if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  return policy;
};

export type Directive = 'script-src' | 'style-src' | 'connect-src';

export interface PolicyQuestion {
  readonly directive: Directive;
  readonly url: string;
  /** The element that loads the file. Undefined for chunks and `fetch`. */
  readonly element?: PageElement | undefined;
}

const FALLBACKS: Readonly<Record<Directive, readonly string[]>> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'style-src': ['style-src-elem', 'style-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
};

export const blockingDirective = (policy: Policy, { directive, url, element }: PolicyQuestion, page: URL) => {
  const name = FALLBACKS[directive].find((each) => policy.has(each));
  const sources = name === undefined ? undefined : policy.get(name);
  if (!sources || (element && isTrusted(element, sources))) return undefined;
  // With 'strict-dynamic', imported chunks are allowed, but script elements need a nonce or hash.
  const isStrict = directive === 'script-src' && sources.includes("'strict-dynamic'");
  if (isStrict) return element ? name : undefined;
  return sources.some((source) => matches(source, new URL(url), page)) ? undefined : name;
};

const isTrusted = ({ attributes, text }: PageElement, sources: readonly string[]): boolean => {
  const nonce = attributes.get('nonce')?.value;
  const hashes = attributes.has('src')
    ? (attributes.get('integrity')?.value ?? '').split(/\s+/)
    : ['sha256', 'sha384', 'sha512'].map((name) => `${name}-${createHash(name).update(text).digest('base64')}`);
  return sources.some(
    (source) => source === `'nonce-${nonce}'` || hashes.some((hash) => hash && source === `'${hash}'`),
  );
};

export const allowsInline = (policy: Policy, element: PageElement): boolean => {
  const name = FALLBACKS['script-src'].find((each) => policy.has(each));
  const sources = name === undefined ? undefined : policy.get(name);
  if (!sources || isTrusted(element, sources)) return true;
  return (
    sources.includes("'unsafe-inline'") && !sources.some((source) => /^'(nonce|sha\d+)-|^'strict-dynamic'/.test(source))
  );
};

/** Whether a source in a directive matches a URL (CSP 3). */
const matches = (source: string, url: URL, page: URL): boolean => {
  if (source === '*') return /^(https?|wss?):$/.test(url.protocol) || url.protocol === page.protocol;
  if (source === "'self'") return url.origin === page.origin;
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return isScheme(source.toLowerCase(), url.protocol);
  const [, scheme, host = '', port, path = ''] =
    /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? [];
  if (!host || !isScheme(scheme?.toLowerCase() ?? page.protocol, url.protocol)) return false;
  const hostname = host.toLowerCase();
  const isHost = hostname.startsWith('*.') ? url.hostname.endsWith(hostname.slice(1)) : url.hostname === hostname;
  const isPort = port === '*' || (port ?? '') === url.port;
  const isPath = !path || (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path);
  return isHost && isPort && isPath;
};

const isScheme = (allowed: string, actual: string): boolean =>
  allowed === actual || (allowed === 'http:' && actual === 'https:');
