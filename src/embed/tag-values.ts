/** Valid values of the tag's attributes (interfaces 1 and 9), keyed by name without `data-`. */
export const tagValues: Readonly<Record<string, RegExp>> = {
  base: /./,
  theme: /./,
  locale: /^[a-z]{2,3}([-_][a-z\d]{2,8})*$/i,
  api: /^(https?:\/)?\//i,
  product: /./,
  experiments: /^(on|off)$/,
  antiflicker: /^\d+$/,
  ignore: /./,
  allow: /./,
  links: /^\s*(on|off|https?:\/\/.*)$/i,
  consent: /^wait$/,
  scan: /^(auto|once|manual)$/,
};

/** Returns the tag with the author's attributes. Optimisers and page transitions may add copies without them. */
export const findTag = (): HTMLScriptElement | undefined =>
  [...document.scripts].find(({ src, dataset }) => /\/cobble(-components)?\./.test(src) && Object.keys(dataset)[0]);
