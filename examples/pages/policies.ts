import { contentSecurityPolicy } from '../../cli/snippet/content-security-policy';

const own = ["img-src 'self'", "connect-src 'self'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"];

/** Policies that host pages are served with, each made with the answer's nonce. */
export const policies = {
  /** Nothing runs or styles but what carries the nonce. */
  nonce: (nonce: string) =>
    ["default-src 'none'", `script-src 'nonce-${nonce}'`, `style-src 'nonce-${nonce}'`, ...own].join('; '),
  /** What carries the nonce may load more; nothing writes a text as HTML. */
  'trusted-types': (nonce: string) =>
    [
      "default-src 'none'",
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src 'nonce-${nonce}'`,
      ...own,
      "require-trusted-types-for 'script'",
      'trusted-types cobble',
    ].join('; '),
  /** What `cobble snippet --csp` prints for a bundle beside the page, with the nonce for the page's own script. */
  printed: (nonce: string) =>
    contentSecurityPolicy({ base: '/dist/', room: true }).replace('script-src', `script-src 'nonce-${nonce}'`),
} as const;

export type PolicyName = keyof typeof policies;
