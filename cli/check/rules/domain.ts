import { domainToASCII } from 'node:url';
import { canParse } from '../../io/urls';
import { quote } from './quoting';
import type { Rule } from './rule';

export const domain: Rule = {
  id: 'domain',
  severity: 'error',
  text: "A domain isn't a host name.",
  why: 'The domain must equal location.hostname, without a scheme, port, path or wildcard. Anything else never matches.',
  wrong: { of: 'domain', json: '"https://www.example.net/"' },
  right: { of: 'domain', json: '"www.example.net"' },
  *find({ config: { experiments } }) {
    for (const { domain: node, title } of experiments) {
      if (node?.type !== 'string' || node.value === '') continue;
      const value = String(node.value);
      const host = hostOf(value);
      if (host === value.toLowerCase()) continue;
      yield {
        at: node,
        message: `domain of ${title} ${fault(value)}: ${quote(value)}`,
        advice: host ? `Write "${host}".` : 'Write only the host name, such as "www.example.net".',
      };
    }
  },
};

const fault = (value: string): string => {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(value)) return 'has a scheme';
  if (value.includes('*')) return 'has a wildcard, but domains are compared literally';
  if (/[/?#\\]/.test(value)) return 'has a path';
  if (/:\d*$/.test(value)) return 'has a port';
  if (/\s/.test(value)) return 'has whitespace';
  if (/[^\0-\x7f]/.test(value)) return "isn't in punycode, as browsers write it";
  return "isn't a host name";
};

const hostOf = (value: string): string | undefined => {
  const bare = value.trim();
  const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(bare) ? bare : `https://${bare}`;
  if (bare.includes('*') || /[\s,%]/.test(bare) || !canParse(text)) return undefined;
  const { hostname } = new URL(text);
  return hostname.startsWith('[') || domainToASCII(hostname) ? hostname : undefined;
};
