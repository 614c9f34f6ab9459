import type { AST } from '@eslint-community/regexpp';
import type { Rule } from './rule';
import { support } from './support';

/** An include that also matches in the middle of a path. */
export const patternAnchor: Rule = {
  id: 'pattern-anchor',
  severity: 'warning',
  text: 'url.include is tied to neither end of the path.',
  why: 'No anchors are added: "/store" also matches /help/store-opening-hours. A leading ^ says where the path begins, and is faster.',
  wrong: { of: 'url', json: '{ "include": "/store" }' },
  right: { of: 'url', json: '{ "include": "^/store" }' },
  *find({ config: { patterns } }) {
    for (const use of patterns) {
      const { ast, source } = use.pattern;
      if (use.part !== 'url' || use.role !== 'include' || !ast) continue;
      if (tied(ast.alternatives, 'start') || tied(ast.alternatives, 'end')) continue;
      const [open, close] = ast.alternatives.length > 1 ? ['(?:', ')'] : ['', ''];
      const start = `${slashed(ast.alternatives) ? '^' : '^/.*'}${open}`;
      // No fix: /en-us/store matches "/store" and not "^/store", and nobody can say here which is meant.
      yield {
        at: use.node,
        message: `${support.place(use)} is not anchored, and matches anywhere in a path: ${support.quote(source)}`,
        mend: `Write ${JSON.stringify(`${start}${source}${close}`)}; for a match in the middle of a path begin with ^.*`,
      };
    }
  },
};

/** Whether every alternative begins with `^` (or a wildcard, which says the same on purpose), or ends with `$`. */
const tied = (alternatives: readonly AST.Alternative[], end: 'start' | 'end'): boolean =>
  alternatives.every(({ elements }) => {
    const element = elements.at(end === 'start' ? 0 : -1);
    if (!element) return false;
    if (element.type === 'Group' || element.type === 'CapturingGroup') return tied(element.alternatives, end);
    if (element.type === 'Quantifier')
      return end === 'start' && element.element.type === 'CharacterSet' && element.element.kind === 'any';
    return element.type === 'Assertion' && element.kind === end;
  });

/** Whether every alternative begins as a path does: the beginning is likely to be meant. */
const slashed = (alternatives: readonly AST.Alternative[]): boolean =>
  alternatives.every(({ elements: [element] }) => {
    if (element?.type === 'Group' || element?.type === 'CapturingGroup') return slashed(element.alternatives);
    return (
      (element?.type === 'Character' && element.value === SLASH) ||
      (element?.type === 'Assertion' && element.kind === 'start')
    );
  });

const SLASH = 0x2f;
