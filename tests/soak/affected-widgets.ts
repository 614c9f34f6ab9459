import type { Target } from './target';

const areas: Readonly<Record<string, RegExp>> = {
  marketplace: /^(marketplace-|offer-claim)/,
  store: /^(store-product|minecoin-|player-profile|region-picker|realms-subscription|newsletter-signup)/,
  helpCentre: /^(help-|server-status)/,
  support: /^support-ticket/,
  profile: /^(sign-in|player-profile|skin-picker|cape-picker|realms-subscription)/,
  realms: /^realms-subscription/,
  newsletter: /^newsletter-signup/,
  downloads: /^download-links/,
};

/** Matches the widgets that a failed request may affect. All others must work. */
export const affectedWidgets = ({ name, file }: Target): RegExp => {
  if (!file) return areas[name.split('.')[0]!] ?? /./;
  const group = /services-([a-z-]+)\.js$/.exec(name)?.[1]?.replace(/-./g, (two) => two[1]!.toUpperCase());
  if (group) return areas[group] ?? /./;
  const widget = /^\/dist\/(?:THEME|chunks)\/([a-z-]+)\.(?:css|js)$/.exec(name)?.[1] ?? '';
  if (/^(cobble|runtime|services|part|sanitise)$/.test(widget) || !widget) return /./;
  return RegExp(`^${widget}$`);
};
