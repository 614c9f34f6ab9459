export interface ForeignSyntax {
  /** Completes a message that begins with the pattern's location. */
  readonly what: string;
  readonly fix: string;
}

interface Form extends ForeignSyntax {
  /** Matches the rejected syntax. In `what`, `$&` stands for the match. */
  readonly piece: RegExp;
}

const GROUPS: readonly Form[] = [
  {
    piece: /\(\?[a-z]*(?:-[a-z]+)?[):]/iy,
    what: "has the inline flags $&, which some browsers don't support",
    fix: 'Remove them. Patterns are case-sensitive: for both cases, write a class such as [Ss]tore.',
  },
  {
    piece: /\(\?P[<=>]/y,
    what: 'has $&, which is Python or PCRE syntax',
    fix: 'Write (?: for a group, or (?<name> for a named one.',
  },
  {
    piece: /\(\?>/y,
    what: 'has the atomic group $&, which is Ruby or PCRE syntax',
    fix: 'Write (?: for a group.',
  },
  { piece: /\(\?#/y, what: 'has a comment $&, which is Ruby or PCRE syntax', fix: 'Remove the comment.' },
];

const FORMS: readonly Form[] = [
  ...GROUPS,
  {
    piece: /\(\?<[^>]*>/y,
    what: 'has the group $&, whose name is repeated or has other characters than a-z, A-Z, 0-9 and _',
    fix: 'Rename the group, or write (?: instead.',
  },
  {
    piece: /\\[AzZG]/y,
    what: 'has the anchor $&, which is Ruby or PCRE syntax: JavaScript reads it as a letter',
    fix: 'Write ^ for the start and $ for the end.',
  },
  {
    piece: /\\[pP]\{[^}]*\}/y,
    what: 'has the Unicode property $&, which needs a flag that patterns don’t have',
    fix: 'Write a class, such as [A-Za-z]. URLs are percent-encoded, so they only have ASCII characters.',
  },
  {
    piece: /\\[xu]/y,
    what: 'has $& without its hexadecimal digits',
    fix: 'Write two digits after \\x and four after \\u, or only the letter.',
  },
  {
    piece: /\\k(?:<[^>]*>)?/y,
    what: 'has the reference $&, but no group with that name',
    fix: 'Name a group, such as (?<name>a), or write only the letter k.',
  },
  { piece: /\\0/y, what: 'has the octal escape $&', fix: 'Write \\xHH with the hexadecimal code of the character.' },
  {
    piece: /\\[1-9]\d*/y,
    what: 'has the reference $&, but no group with that number',
    fix: 'Add the group, or write \\xHH with the hexadecimal code of the character.',
  },
  {
    piece: /\\[^]/y,
    what: 'has the escape $&, which JavaScript doesn’t support: it reads the letter',
    fix: 'For the letter itself, remove the backslash. Escapes such as \\d, \\w, \\s and \\. are fine.',
  },
];

/** @param index start of the piece that `readPattern` rejects */
export const rejectedSyntax = (source: string, index: number): ForeignSyntax => {
  // If `readPattern` rejects a character class, look for the invalid piece inside the class.
  const isClass = source[index] === '[';
  const before = isClass ? /^\[(?:[^\\\]]|\\[dDwWsSbBfnrtv\W_])*/.exec(source.slice(index)) : null;
  return (
    formAt(FORMS, source, index + (before?.[0].length ?? 0)) ?? {
      what: 'has syntax that the page rejects',
      fix: 'Simplify the pattern.',
    }
  );
};

/** Returns `^store$` for `/^store$/i`, and undefined for a pattern without slashes around it. */
export const withoutSlashes = (source: string): string | undefined => /^\/(\^.*|.*\$)\/[a-z]*$/s.exec(source)?.[1];

/** Explains the first group that has another language's syntax. */
export const foreignGroup = (source: string): ForeignSyntax | undefined => {
  for (const { index } of source.matchAll(/\\[^]|\(\?/g)) {
    const form = formAt(GROUPS, source, index);
    if (form) return form;
  }
  return undefined;
};

const formAt = (forms: readonly Form[], source: string, index: number): ForeignSyntax | undefined => {
  for (const { piece, what, fix } of forms) {
    piece.lastIndex = index;
    const found = piece.exec(source)?.[0];
    if (found) return { what: what.replace('$&', () => found), fix };
  }
  return undefined;
};
