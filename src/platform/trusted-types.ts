import type { Settings } from '../services/settings';
import { allowedUrl } from './allowed-url';
import { log } from './log';
import { type Policy, PolicyHolder, type TrustedUses } from './policy-holder';

/**
 * Returns the uses of the page's one Trusted Types policy, `cobble`: the browser rejects a second one of that name. In a
 * browser without Trusted Types they work without them.
 */
export const trustedTypes = (settings: Settings): TrustedUses => {
  const holder = settings.policyHolder ?? new PolicyHolder();
  holder.uses ??= usesOf(settings);
  return holder.uses;
};

const usesOf = (settings: Settings): TrustedUses => {
  const rules: Policy = {
    // Only what `parse` hands to a parser that runs nothing, and what is written here.
    createHTML: (html) => html,
    createScriptURL(url) {
      if (!allowedUrl(url, settings)) throw new TypeError(`not allowed: ${url}`);
      return url;
    },
  };
  let policy = rules;
  try {
    // TypeScript's types lack them.
    policy =
      (
        globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }
      ).trustedTypes?.createPolicy('cobble', rules) ?? rules;
  } catch {
    // Not named by the page's policy. That may require no trusted types, or have a default for them: then texts will
    // do.
  }

  let said = false;
  const guarded = <T>(use: () => T): T => {
    try {
      return use();
    } catch (error) {
      // Once: it says the same of every script and article.
      if (!said)
        log(
          'error',
          // Whatever it is, as a text.
          `cobble: ${error as string} Add "trusted-types cobble" to the page's policy: experiments' scripts and help articles need it.`,
        );
      said = true;
      throw error;
    }
  };

  return {
    parse: (html) => guarded(() => new DOMParser().parseFromString(policy.createHTML(html), 'text/html')),
    write: (inert, html) => guarded(() => inert.write(policy.createHTML(html))),
    setSource(script, url) {
      const trusted = policy.createScriptURL(url);
      guarded(() => (script.src = trusted));
    },
    forSanitiser: { createHTML: (html) => policy.createHTML(html && '<!---->'), createScriptURL: () => '' },
  };
};
