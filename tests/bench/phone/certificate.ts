import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** For `--ignore-certificate-errors-spki-list`. */
  readonly fingerprint: string;
}

/**
 * Makes a self-signed certificate. Pass the certificate's fingerprint to Chromium, because the option
 * `--ignore-certificate-errors` would disable Chromium's cache.
 */
export const makeCertificate = (): Certificate => {
  const both = execFileSync(
    'openssl',
    'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=127.0.0.1 -keyout - -out -'.split(' '),
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const part = (name: RegExp) => name.exec(both)?.[0] ?? '';
  const key = part(/-+BEGIN PRIVATE KEY-[^]+END PRIVATE KEY-+/);
  const cert = part(/-+BEGIN CERTIFICATE-[^]+END CERTIFICATE-+/);
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, fingerprint: createHash('sha256').update(publicKey).digest('base64') };
};
