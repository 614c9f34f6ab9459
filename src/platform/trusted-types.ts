import type { Settings } from '../services/settings';
import { allowedUrl } from './allowed-url';
import { log } from './log';
import { type Policy, PolicyHolder, type TrustedUses } from './policy-holder';

/**
 * Returns functions that use the Trusted Types policy `cobble`. All calls share them, because a page can create that
 * policy only once. Also works in browsers without Trusted Types.
 */
export const trustedTypes = (settings: Settings): TrustedUses => {
  const holder = settings.policyHolder ?? new PolicyHolder();
  holder.uses ??= usesOf(settings);
  return holder.uses;
};

const usesOf = (settings: Settings): TrustedUses => {
  const rules: Policy = {
    // Safe: callers only pass Cobble's own HTML, or HTML for documents that run nothing.
    createHTML: (html) => html,
    createScriptURL(url) {
      if (!allowedUrl(url, settings)) throw new TypeError(`not allowed: ${url}`);
      return url;
    },
  };
  let policy = rules;
  try {
    policy =
      (
        globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }
      ).trustedTypes?.createPolicy('cobble', rules) ?? rules;
  } catch {
    // `createPolicy` throws if the page's policy doesn't list `cobble`. Try plain strings, which may be accepted.
  }

  let isLogged = false;
  const runGuarded = <T>(use: () => T): T => {
    try {
      return use();
    } catch (error) {
      // Log once: later errors have the same cause.
      if (!isLogged)
        log(
          'error',
          `cobble: ${error as string} Fix: add "trusted-types cobble" to the page's policy, for the scripts of experiments and for help articles.`,
        );
      isLogged = true;
      throw error;
    }
  };

  return {
    parse: (html) => runGuarded(() => new DOMParser().parseFromString(policy.createHTML(html), 'text/html')),
    write: (inert, html) => runGuarded(() => inert.write(policy.createHTML(html))),
    setSource(script, url) {
      const trusted = policy.createScriptURL(url);
      runGuarded(() => (script.src = trusted));
    },
    forSanitiser: { createHTML: (html) => policy.createHTML(html && '<!---->'), createScriptURL: () => '' },
  };
};
