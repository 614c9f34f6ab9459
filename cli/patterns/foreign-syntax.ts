export interface ForeignSyntax {
  /** Continues a sentence that begins with the pattern's place. */
  readonly what: string;
  readonly fix: string;
}

interface Form extends ForeignSyntax {
  /** Matches the rejected piece, which texts insert as `$&`. */
  readonly piece: RegExp;
}

const GROUPS: readonly Form[] = [
  {
    piece: /\(\?[a-z]*(?:-[a-z]+)?[):]/iy,
    what: 'has the inline flags $&, which not every browser supports',
    fix: 'Take them out. Patterns are case-sensitive: for either case write a class, as in [Ss]tore.',
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
  { piece: /\(\?#/y, what: 'has a comment $&, which is Ruby or PCRE syntax', fix: 'Take the comment out.' },
];

const FORMS: readonly Form[] = [
  ...GROUPS,
  {
    piece: /\(\?<[^>]*>/y,
    what: 'has the group $&, whose name is used twice or has other characters than a-z, A-Z, 0-9 and _',
    fix: 'Give the group a name of its own, or write (?: instead.',
  },
  {
    piece: /\\[AzZG]/y,
    what: 'has the anchor $&, which is Ruby or PCRE syntax: JavaScript reads a letter',
    fix: 'Write ^ for the start and $ for the end.',
  },
  {
    piece: /\\[pP]\{[^}]*\}/y,
    what: 'has the Unicode property $&, which needs a flag that patterns don’t have',
    fix: 'Write a class, as in [A-Za-z]. URLs are percent-encoded, so they have ASCII characters only.',
  },
  {
    piece: /\\[xu]/y,
    what: 'has $& without its hexadecimal digits',
    fix: 'Write two digits after \\x and four after \\u, or the letter alone.',
  },
  {
    piece: /\\k(?:<[^>]*>)?/y,
    what: 'has the reference $&, and no group with that name',
    fix: 'Name a group, as in (?<name>a), or write the letter k alone.',
  },
  { piece: /\\0/y, what: 'has the octal escape $&', fix: 'Write \\xHH with the hexadecimal code of the character.' },
  {
    piece: /\\[1-9]\d*/y,
    what: 'has the reference $&, and no group with that number',
    fix: 'Add the group, or write \\xHH with the hexadecimal code of the character.',
  },
  {
    piece: /\\[^]/y,
    what: 'has the escape $&, which JavaScript doesn’t have: it reads the letter',
    fix: 'Take the backslash out for the letter itself. Escapes such as \\d, \\w, \\s and \\. are fine.',
  },
];

/** @param index of the piece that `readPattern` rejects */
export const rejectedSyntax = (source: string, index: number): ForeignSyntax => {
  // The rejected piece is inside the class.
  const isClass = source[index] === '[';
  const before = isClass ? /^\[(?:[^\\\]]|\\[dDwWsSbBfnrtv\W_])*/.exec(source.slice(index)) : null;
  return (
    formAt(FORMS, source, index + (before?.[0].length ?? 0)) ?? {
      what: 'has syntax that the page rejects',
      fix: 'Write the pattern in a simpler way.',
    }
  );
};

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
