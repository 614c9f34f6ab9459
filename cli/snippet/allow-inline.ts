import { createHash } from 'node:crypto';

/**
 * Adds an inline script to a policy by its hash.
 *
 * @param policy a content security policy with a `script-src`
 * @param script the text between the tags, exactly
 */
export const allowInline = (policy: string, script: string): string =>
  policy.replace(/(^|;\s*)script-src(?=[\s;]|$)/, directive => `${directive} 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
