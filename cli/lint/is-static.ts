/**
 * Whether a value is on the page as it stands here: none that a template language fills in later (`{{ … }}`,
 * `<?php … ?>`, `${…}`, `%name%`), which nobody can judge before.
 */
export const isStatic = (value: string): boolean => !/\{\{|\{%|<%|<\?|\$\{|\[\[|%[a-z_]\w+%/i.test(value);
