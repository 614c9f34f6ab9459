/**
 * Whether a value is filled in later by a template language (`{{ … }}`, `<?php … ?>`, `${…}`, `%name%`): it can't be
 * judged here.
 */
export const written = (value: string): boolean => !/\{\{|\{%|<%|<\?|\$\{|\[\[|%[a-z_]\w+%/i.test(value);
