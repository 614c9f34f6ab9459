/** Longer patterns are left to the service. */
const longest = 500;

/**
 * What Ruby's POSIX classes hold, as the inside of a class of ours. They count letters of every script, as `\p{…}` of
 * the same name does.
 */
const classes: Readonly<Record<string, string>> = {
  alpha: '\\p{Alpha}\\p{M}',
  digit: '\\p{Nd}',
  alnum: '\\p{Alpha}\\p{M}\\p{Nd}',
  upper: '\\p{Upper}',
  lower: '\\p{Lower}',
  space: '\\p{space}',
  blank: '\\p{Zs}\\t',
  punct: '\\p{P}$+<=>^`|~',
  cntrl: '\\p{Cc}',
  xdigit: '\\da-fA-F',
  word: '\\p{Alpha}\\p{M}\\p{Nd}\\p{Pc}',
};

/**
 * Whether accents of their own are letters Ruby's manual answers otherwise than its tables do: they are taken, and what
 * is to hold no letters is left to the service.
 */
const unsure = /^al/i;

/** Unicode's categories, named as in Ruby. */
const category = /^([LMNPSZ]|L[ulo]|Nd|Zs)$/;

/**
 * What the browser reads otherwise than Ruby, or `isCatastrophic` can't judge: signs beyond ASCII, `\b` (of ASCII in
 * the browser), codes and references; `{2}?` (optional in Ruby), `??+`; and what two classes share.
 */
const foreign = /[^\t -~]|\\[bBcxuk1-9]|\{\d+\}\?|[*+?}]\?\+|&&/;

/** Giving up no way back finds more, except where something is not to be found. */
const atomic = /\(\?>|[*+?]\+/;
const negative = /\(\?<?!/;

/** Escapes, properties, POSIX classes, brackets, atomic groups and possessive quantifiers. */
const pieces = /\\([pP])\{(\^?)(\w+)\}|\[:(\^?)(\w+):\]|\\(.)|\[\^?|\]|\(\?>|([*+?])\+/g;

/**
 * A field's `regexp_for_validation` for the browser. It is Ruby's: `\A` and `\z` are the text's ends, `(?i)` at the
 * start takes either case, `\s` is of ASCII and `[[:alpha:]]` is not. Atomic groups and possessive quantifiers take
 * back what they took: that finds more than the service does, never less.
 *
 * @param source without a line's end in what it is tried on: `^` and `$` are the text's ends then, in Ruby too
 * @param isCatastrophic whether a pattern with these flags can make the browser think forever
 * @returns undefined for what can't be read as Ruby reads it: the service judges then
 */
export const toPattern = (
  source: string | null | undefined,
  isCatastrophic: (source: string, flags: string) => boolean,
): RegExp | undefined => {
  if (!source || source.length > longest || foreign.test(source) || (atomic.test(source) && negative.test(source)))
    return undefined;
  const isFree = source.startsWith('(?i)');
  const flags = isFree ? 'isu' : 'su';
  let isClass = false;
  let isNotClass = false;
  let isLeft = false;
  const leave = (): string => {
    isLeft = true;
    return '';
  };

  const listed = (inside: string, isNot: boolean) =>
    !isClass ? `[${isNot ? '^' : ''}${inside}]` : isNot ? leave() : inside;
  const named = (name: string, isNot: boolean, isPosix: boolean) => {
    const inside = Object.hasOwn(classes, name.toLowerCase())
      ? classes[name.toLowerCase()]
      : category.test(name)
        ? `\\p{${name}}`
        : undefined;
    // Either case of a property is another question in Ruby.
    return !inside || isFree || (isPosix && !isClass) || (unsure.test(name) && (isNot || (isClass && isNotClass)))
      ? leave()
      : listed(inside, isNot);
  };
  const escaped = (piece: string, sign: string) => {
    if (/h/i.test(sign)) return listed('\\da-fA-F', sign === 'H');
    if (/s/i.test(sign)) return listed(' \\t-\\r', sign === 'S');
    // In a class these are letters to the one, and faults to the other.
    if (/[Az]/i.test(sign)) return isClass || sign === 'a' ? leave() : sign === 'A' ? '^' : '$';
    return (/[\w^$\\.*+?()[\]{}|/]/.test(sign) && sign !== '_') || (isClass && sign === '-') ? piece : sign;
  };

  const own = (isFree ? source.slice(4) : source).replace(
    pieces,
    (
      piece: string,
      p: string | undefined,
      not: string,
      property: string,
      posixNot: string,
      posix: string | undefined,
      sign: string | undefined,
      greedy: string | undefined,
    ) => {
      if (p) return named(property, (p === 'P') !== !!not, false);
      if (posix) return named(posix, !!posixNot, true);
      if (sign) return escaped(piece, sign);
      if (piece[0] === '[' || piece === ']') {
        // A class in a class, and one that begins with its end, have an end too many for the browser: a fault.
        isClass = piece !== ']';
        isNotClass = piece === '[^';
        return piece;
      }
      return isClass ? piece : (greedy ?? '(?:');
    },
  );
  try {
    const pattern = new RegExp(own, flags);
    return isLeft || isCatastrophic(own, flags) ? undefined : pattern;
  } catch {
    return undefined;
  }
};
