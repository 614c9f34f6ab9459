import { contentSecurityPolicy } from '../../cli/snippet/content-security-policy';

const own = ["img-src 'self'", "connect-src 'self'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"];

export const policies = {
  nonce: (nonce: string) =>
    ["default-src 'none'", `script-src 'nonce-${nonce}'`, `style-src 'nonce-${nonce}'`, ...own].join('; '),
  /** Scripts with the nonce may load other scripts, but can't insert strings as HTML. */
  'trusted-types': (nonce: string) =>
    [
      "default-src 'none'",
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src 'nonce-${nonce}'`,
      ...own,
      "require-trusted-types-for 'script'",
      'trusted-types cobble',
    ].join('; '),
  /** The output of `cobble snippet --csp` for a build on the page's origin, plus the nonce for the page's script. */
  printed: (nonce: string) =>
    contentSecurityPolicy({ base: '/dist/', room: true }).replace('script-src', `script-src 'nonce-${nonce}'`),
} as const;

export type PolicyName = keyof typeof policies;
