import type { PageAttribute, PageElement } from '../page';

export const CURLY_QUOTES = /[\u2018-\u201f\u2032\u2033\u00ab\u00bb]/g;

/** Whether a value has no placeholders of template languages (`{{ … }}`, `<?php … ?>`, `${…}`, `%name%`). */
export const isStatic = (value: string): boolean => {
  // `[[` without `]]` is a typo in a selector, not a template.
  const brackets = value.indexOf('[[');
  return !/\{\{|\{%|<%|<\?|\$\{|%[a-z_]\w+%/i.test(value) && (brackets === -1 || !value.includes(']]', brackets + 2));
};

/** Pages use `data-slot` in content systems that remove `slot`. */
export const slotOf = ({ attributes }: PageElement): PageAttribute | undefined => {
  const slot = attributes.get('slot');
  return slot?.value ? slot : (attributes.get('data-slot') ?? slot);
};

/** Returns the props in a link's URL fragment (interface 9). Returns undefined for a user-generated link. */
export const linkProps = ({ tag, attributes }: PageElement): URLSearchParams | undefined => {
  const href = attributes.get('href')?.value ?? '';
  const start = href.indexOf('#cobble=');
  const isUserGenerated = /(?:^|\s)ugc(?:\s|$)/i.test(attributes.get('rel')?.value ?? '');
  return tag === 'a' && start >= 0 && !isUserGenerated ? new URLSearchParams(href.slice(start + 1)) : undefined;
};
