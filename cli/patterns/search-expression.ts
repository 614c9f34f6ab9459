import type { CharSet, Concatenation, Element, JS, NoParent } from 'refa';
import { automata } from './automata';
import type { Pattern } from './pattern';

type Node = NoParent<Element>;
type Sequence = NoParent<Concatenation>;

/**
 * Character sets of a path or query string. `start` and `end` contain special characters that mark the text's
 * boundaries.
 */
export interface TextCharacters {
  start: CharSet;
  end: CharSet;
  inner: CharSet;
  any: CharSet;
}

const MAX_NODES = 3000;

/**
 * Returns an expression that matches the complete texts in which the pattern has a match.
 *
 * @throws Error for back references and for assertions other than `^` and `$`, because no automaton can represent them
 */
export const searchExpression = ({ ast }: Pattern, { start, end, inner, any }: TextCharacters): Sequence => {
  if (!ast) throw new Error('the pattern was not read');
  // Omit the node's position in the source, because refa ignores it.
  const flags = {
    type: 'Flags',
    dotAll: false,
    global: false,
    hasIndices: false,
    ignoreCase: false,
    multiline: false,
    sticky: false,
    unicode: false,
    unicodeSets: false,
  } as Parameters<typeof JS.Parser.fromAst>[0]['flags'];
  const { expression } = automata().JS.Parser.fromAst({ pattern: ast, flags }).parse({
    assertions: 'unknown',
    backreferences: 'throw',
    maxNodes: MAX_NODES,
  });

  let loops = 0;
  const convert = (node: Node): Node => {
    switch (node.type) {
      case 'CharacterClass':
        return one(node.characters.intersect(inner));
      case 'Alternation':
        return { ...node, alternatives: node.alternatives.map(sequence) };
      case 'Quantifier': {
        const isLoop = Number(node.max > 1);
        loops += isLoop;
        const alternatives = node.alternatives.map(sequence);
        loops -= isLoop;
        return { ...node, alternatives };
      }
      case 'Unknown':
        // Reject an assertion in a loop, because each iteration would need its own transition.
        if (loops > 0) break;
        if (node.id === '^') return one(start);
        if (node.id === '$') return one(end);
    }
    throw new Error('no automaton can do this');
  };
  const sequence = ({ elements }: Sequence): Sequence => ({ type: 'Concatenation', elements: elements.map(convert) });

  return {
    type: 'Concatenation',
    elements: [many(any), { type: 'Alternation', alternatives: expression.alternatives.map(sequence) }, many(any)],
  };
};

const one = (characters: CharSet): Node => ({ type: 'CharacterClass', characters });

const many = (characters: CharSet): Node => ({
  type: 'Quantifier',
  alternatives: [{ type: 'Concatenation', elements: [one(characters)] }],
  min: 0,
  max: Infinity,
  lazy: false,
});
