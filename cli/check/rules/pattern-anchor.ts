import type { AST } from '@eslint-community/regexpp';
import { withoutSlashes } from '../../patterns/foreign-syntax';
import { placeOf, quote } from './quoting';
import type { Rule } from './rule';

export const patternAnchor: Rule = {
  id: 'pattern-anchor',
  severity: 'warning',
  text: "url.include isn't anchored to an end of the path.",
  why: 'Cobble adds no anchors: "/store" also matches /help/store-opening-hours. A leading ^ anchors the pattern and is faster.',
  wrong: { of: 'url', json: '{ "include": "/store" }' },
  right: { of: 'url', json: '{ "include": "^/store" }' },
  *find({ config: { patterns } }) {
    for (const use of patterns) {
      const { ast, rejected, source } = use.pattern;
      if (use.part !== 'url' || use.role !== 'include' || !ast) continue;
      // Skip patterns in another language's syntax, such as `/^…/i`, which may be anchored. Another rule reports them.
      if (rejected !== undefined || withoutSlashes(source) !== undefined) continue;
      if (isAnchored(ast.alternatives, 'start') || isAnchored(ast.alternatives, 'end')) continue;
      const [open, close] = ast.alternatives.length > 1 ? ['(?:', ')'] : ['', ''];
      const start = `${beginsLikePath(ast.alternatives) ? '^' : '^/.*'}${open}`;
      // Offer no fix: with an anchor, "^/store" doesn't match /en-us/store. Only the author knows whether it should
      // match.
      yield {
        at: use.node,
        message: `${placeOf(use)} isn't anchored and matches anywhere in the path: ${quote(source)}`,
        advice: `Write ${JSON.stringify(`${start}${source}${close}`)}. To match anywhere in the path, start with ^.*`,
      };
    }
  },
};

/** A leading `.*` also counts as an anchor, because authors write it deliberately. */
const isAnchored = (alternatives: readonly AST.Alternative[], end: 'start' | 'end'): boolean =>
  alternatives.every(({ elements }) => {
    const element = elements.at(end === 'start' ? 0 : -1);
    if (!element) return false;
    if (element.type === 'Group' || element.type === 'CapturingGroup') return isAnchored(element.alternatives, end);
    if (element.type === 'Quantifier')
      return end === 'start' && element.element.type === 'CharacterSet' && element.element.kind === 'any';
    return element.type === 'Assertion' && element.kind === end;
  });

const beginsLikePath = (alternatives: readonly AST.Alternative[]): boolean =>
  alternatives.every(({ elements: [element] }) => {
    if (element?.type === 'Group' || element?.type === 'CapturingGroup') return beginsLikePath(element.alternatives);
    return (
      (element?.type === 'Character' && element.value === SLASH) ||
      (element?.type === 'Assertion' && element.kind === 'start')
    );
  });

const SLASH = 0x2f;
