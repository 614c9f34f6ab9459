// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { toPattern } from '../../../src/areas/support/support-ticket/parts/to-pattern';
import { isCatastrophic } from '../../../src/experiments/engine/patterns/is-catastrophic';

const never = () => false;

// ARE-3: a visitor is never refused for what the service takes.
describe("a pattern of Ruby's", () => {
  it.each<[pattern: string, taken: readonly string[], refused: readonly string[]]>([
    ['\\A[[:alpha:]]+\\z', ['Hello', 'Äpple', 'Приве́т', '東京'], ['a1', '', 'a b']],
    ['\\p{Alpha}+\\Z', ['Hello', '1é'], ['é1']],
    ['\\A\\p{^Digit}+\\z', ['é -'], ['é1', '٣']],
    ['\\A\\P{Digit}+\\z', ['é -'], ['é1', '٣']],
    ['\\A\\P{^Digit}+\\z', ['1٣'], ['é']],
    ['\\A[^[:digit:]]+[[:alpha:]]\\z', ['-é'], ['1é']],
    ['\\A[[:upper:]][[:lower:]]*\\z', ['Örn', 'A'], ['örn', 'ÖR']],
    ['\\A[[:alnum:]_-]+\\z', ['Ärta_9-٣'], ['a b']],
    ['\\A[^[:space:]]+\\z', ['a-b'], ['a b', 'a\u00a0b']],
    ['\\A[[:digit:]]{2}[[:punct:]][[:digit:]]{2}\\z', ['12-34', '12$34', '٣٣.12'], ['12a34', '1-2']],
    ['\\A[[:word:]]+[[:blank:]][[:xdigit:]]+\\z', ['sé_1 aF'], ['a g', 'a\naf']],
    ['\\A\\h{8}\\z', ['dEadbE0f'], ['dEadbE0g']],
    ['\\A[\\h-]+\\z', ['ab-12'], ['xy']],
    ['\\A\\H+\\z', ['xyz'], ['xaz']],
    ['\\A\\p{Lu}\\p{L}+\\z', ['Ärla'], ['ärla']],
    ['\\p{ALPHA}', ['a'], ['1']],
    // `\s` is of ASCII: what is no blank to Ruby can be part of a word.
    ['\\A\\S+\\z', ['a\u00a0b'], ['a b', 'a\tb']],
    ['\\A\\d\\s\\d\\z', ['1 2', '1\t2'], ['1\u00a02', '12']],
    ['\\A[^\\s,]+\\z', ['a\u00a0b'], ['a b', 'a,b']],
    ['(?i)\\A[a-z]{3}\\z', ['aBc'], ['ab1']],
    ['\\A\\d{3}\\-\\d{4}\\@\\_\\z', ['123-4567@_'], ['1234567']],
    ['\\A[\\w\\-\\.]+\\z', ['a-b.c'], ['a+b']],
    ['\\A.{1,3}\\z', ['😀😀😀', 'a\u2028b'], ['abcd']],
    ['\\A\\(\\d+\\)\\/\\[x\\]\\z', ['(1)/[x]'], ['1/x']],
    // What atomic groups and possessive quantifiers do not give back, ours does: more is taken, nothing else is
    // refused.
    ['\\A(?>a|ab)c\\z', ['ac', 'abc'], ['abd']],
    ['\\A[a-z]++[0-9]*+x?+\\z', ['ab12x', 'ab'], ['12']],
    ['\\Aa\\++[*+]\\z', ['a++', 'a+++', 'a+*'], ['a+']],
  ])('%s means what it says', (pattern, taken, refused) => {
    const own = toPattern(pattern, never)!;
    for (const text of taken) expect(own.test(text), text).toBe(true);
    for (const text of refused) expect(own.test(text), text).toBe(false);
  });

  it.each([
    ['a lookahead that says no, with an atomic group', '\\A(?!(?>a|ab)c).*\\z'],
    ['the same behind', '(?<!a++)b'],
    ["a word's end, which is of ASCII here", '\\bäpple\\b'],
    ['signs beyond ASCII', '\\A[a-zåäö]+\\z'],
    ['an unknown class', '[[:graph:]]'],
    ['an unknown property', '\\p{Greek}'],
    ['a property of every object', '\\p{constructor}'],
    ['either case of a property', '(?i)\\A\\P{Upper}\\z'],
    ['what a class does not hold, in a class', '[[:^alpha:]]'],
    ['the same of a property', '[\\P{Alpha}]'],
    ['and of blanks', '[\\S]'],
    ['and of numbers', '[\\H]'],
    ['a class in a class', '[a-z[0-9]]'],
    ['what two classes share', '[a-z&&d-f]'],
    ['a class that begins with its end', '[]a]'],
    ['the same without', '[^]a]'],
    ['a class without brackets', '[:alpha:]'],
    ['a count that is optional in Ruby', 'a{2}?'],
    ['lazy and again', 'a??+'],
    ['an end in a class', '[\\z]'],
    ['the next match', '\\Ga'],
    ['a reference', '(a)\\1'],
    ['a named one', '(?<n>a)\\k<n>'],
    ['a call', '(?<n>a)\\g<n>'],
    ['comments', '(?#x)a'],
    ['free spacing', '(?x) a b'],
    ['a condition', '(a)?(?(1)b|c)'],
    ['a brace alone', 'a{'],
    ['a fault', '('],
    ['nothing', ''],
    ['null', null],
    ['501 letters', 'a'.repeat(501)],
    ['no letters', '\\P{Alpha}'],
    ['the same of POSIX', '[^[:alpha:]]'],
    ['the same of a class', '[^\\p{alnum}]'],
  ])('%s is left to the service', (_, pattern) => {
    expect(toPattern(pattern, never)).toBeUndefined();
  });
});

// Threat 9: judged with its own flags and letters, not as a URL's.
describe('a pattern that the browser would think about forever is left to the service', () => {
  it.each([
    '\\A([[:alpha:]]+)+\\z',
    '(\\s+)+x',
    '( | )*x',
    '(?i)([a-z]|[A-Z])*1',
    '([[:alpha:]]|\\p{L})*1',
    '(\\p{M}|[[:word:]])*-',
    '\\A(a++)++b\\z',
  ])('%s', (pattern) => {
    expect(toPattern(pattern, never)).toBeDefined();
    expect(toPattern(pattern, isCatastrophic)).toBeUndefined();
  });

  it.each([
    '\\A[[:alpha:]]+([ -][[:alpha:]]+)*\\z',
    '\\A([[:alpha:]]|[[:digit:]])*\\z',
    '\\A\\h{8}(-\\h{4}){3}-\\h{12}\\z',
    '(?i)\\A[a-z0-9]+(\\s[a-z0-9]+)*\\z',
  ])('%s is judged here', (pattern) => {
    expect(toPattern(pattern, isCatastrophic)).toBeDefined();
  });
});
