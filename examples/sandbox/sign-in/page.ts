import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns JSON that is safe in an inline script. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

const signInStyle = `
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; color: #eef0ff; background: #16204a url(/__sandbox/pictures/story/sign-in.svg) center / cover; image-rendering: pixelated; font: 17px/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 440px; padding: 28px 28px 24px; color: #f2f3f8; background: #23242c; border: 4px solid #0d0e12; box-shadow: inset 4px 4px #3d3f4a, inset -4px -4px #17181e, 8px 8px #0008; }
h1 { margin: 0 0 4px; font-size: 27px; line-height: 1.2; }
p { margin: 0 0 20px; color: #c3c6d4; }
label { display: block; margin: 16px 0 4px; font-weight: 600; }
input, select { width: 100%; padding: 10px 12px; font: inherit; color: #fff; background: #121318; border: 2px solid #6c7080; border-radius: 0; }
button, .button { display: block; width: 100%; margin: 24px 0 0; padding: 13px; font: inherit; font-weight: 700; text-align: center; text-decoration: none; cursor: pointer; color: #fff; background: #2c7a32; border: 2px solid #0d0e12; border-radius: 0; box-shadow: inset 2px 2px #6cc070, inset -2px -4px #17521c; }
button:hover, .button:hover { background: #348c3b; }
button:active, .button:active { box-shadow: inset -2px -2px #6cc070, inset 2px 4px #17521c; }
button[disabled] { opacity: 0.6; }
:focus-visible { outline: 2px solid #000; box-shadow: 0 0 0 5px #ffe27a; }
details { margin-top: 20px; color: #c3c6d4; }
summary { cursor: pointer; }
[role=alert] { margin: 16px 0 0; color: #ffb3b3; }
[role=alert]:empty { display: none; }
.note { margin: 20px 0 0; font-size: 15px; }`;

interface PageOptions {
  readonly title: string;
  readonly content: string;
  readonly style?: string;
  readonly script?: string;
  readonly status?: number;
  /** The policy's `frame-ancestors`. Default: none. */
  readonly frameAncestors?: string;
}

/**
 * Sends a page. Its policy allows only the page's own script.
 *
 * @param content HTML, with untrusted texts escaped
 */
export const sendPage = (
  res: ServerResponse,
  { title, content, style = signInStyle, script = '', status = 200, frameAncestors = "'none'" }: PageOptions,
): void => {
  const nonce = randomBytes(16).toString('base64');
  res
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors ${frameAncestors}`,
    })
    .end(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/examples/pages/art/mark.svg">
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
${content}
</main>
${script && `<script nonce="${nonce}">${script}</script>`}
</body>
</html>
`);
};
