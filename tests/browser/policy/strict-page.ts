import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parse } from 'parse5';
import { snippet } from '../../../cli/commands/snippet';
import { testIo } from '../../unit/cli/support';
import type { Harness } from '../harness';

export interface StrictPage {
  readonly headers?: { readonly 'content-security-policy': string };
  head(json: object, attributes?: string): Promise<string> | string;
}

const written = (json: object) => `<script type="application/json" data-cobble-config>${JSON.stringify(json)}</script>`;

/**
 * Allows only scripts with the nonce, and scripts loaded by them. Requires Trusted Types. All files are on one origin.
 */
const nonce = {
  headers: {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'nonce-n0nce' 'strict-dynamic'",
      "style-src 'nonce-n0nce'",
      "connect-src 'self'",
      "img-src 'self' data:",
      'media-src data:',
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types cobble',
    ].join('; '),
  },
  head: (json: object, attributes = '') =>
    `${written(json)}<script nonce="n0nce" async src="/dist/realms/cobble.js" ${attributes}></script>`,
} satisfies StrictPage;

/** The policy that `cobble snippet --link-room --csp` prints for a bundle and an API on other hosts. */
const printed = ({ origin }: Harness): StrictPage => ({
  head: async (json, attributes = '') => {
    const { meta, tag } = await printedTags({ base: `${origin('cdn.test')}/dist`, api: origin('api.test'), json });
    return meta + written(json) + tag.replace('<script ', `<script ${attributes} `);
  },
});

export const strictPages = (harness: Harness): readonly (readonly [name: string, page: StrictPage])[] => [
  ['a nonce, strict-dynamic and Trusted Types', nonce],
  ['the printed policy', printed(harness)],
];

/** Combines both policies. The browser enforces and reports each of them separately. */
export const strictest = (harness: Harness): StrictPage => ({
  headers: nonce.headers,
  head: async (json) => {
    const { meta, tag } = await printedTags({ base: `${harness.origin()}/dist`, api: harness.origin(), json });
    return (
      meta + written(json) + tag.replace('<script ', '<script nonce="n0nce" ').replace('<link ', '<link nonce="n0nce" ')
    );
  },
});

/** Returns the output of `cobble snippet --link-room --csp`, and the policy in it. */
export const printedTags = async ({
  base,
  api,
  json,
}: {
  base: string;
  api?: string;
  json: object;
}): Promise<{ meta: string; tag: string; policy: string }> => {
  const folder = mkdtempSync(join(tmpdir(), 'cobble-'));
  try {
    const config = join(folder, 'page.json');
    writeFileSync(config, JSON.stringify(json));
    const { io, out } = testIo();
    await snippet({ out: 'dist', theme: 'realms', base, api, linkRoom: true, csp: true, config }, io);
    const [meta = '', ...tags] = out().split('\n');
    const tag = tags.join('\n');
    const head = (parse(meta).childNodes[0] as DefaultTreeAdapterTypes.Element)
      .childNodes[0] as DefaultTreeAdapterTypes.Element;
    const policy = (head.childNodes[0] as DefaultTreeAdapterTypes.Element).attrs.find(
      ({ name }) => name === 'content',
    )!.value;
    return { meta, tag, policy };
  } finally {
    rmSync(folder, { recursive: true });
  }
};
