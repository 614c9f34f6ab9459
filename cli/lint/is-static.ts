/**
 * Whether a value is on the page as it stands here: none that a template language fills in later (`{{ … }}`,
 * `<?php … ?>`, `${…}`, `%name%`), which nobody can judge before.
 */
export const isStatic = (value: string): boolean => {
  // Without its end it is a slip in a selector.
  const brackets = value.indexOf('[[');
  return !/\{\{|\{%|<%|<\?|\$\{|%[a-z_]\w+%/i.test(value) && (brackets === -1 || !value.includes(']]', brackets + 2));
};
