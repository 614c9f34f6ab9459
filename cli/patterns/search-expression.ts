import type { CharSet, Concatenation, Element, JS, NoParent } from 'refa';
import { automata } from './automata';
import type { Pattern } from './pattern';

type Node = NoParent<Element>;
type Sequence = NoParent<Concatenation>;

/** What stands in a text for its start and its end, and all that a text can hold. */
export interface TextCharacters {
  start: CharSet;
  end: CharSet;
  inner: CharSet;
  any: CharSet;
}

/** Patterns with more nodes are not looked at. */
const NODES = 3000;

/**
 * A pattern as the expression of all texts in which it finds something: with its start and its end as characters, as
 * `^` and `$` read them.
 *
 * @throws Error for what no automaton can do: back references, and assertions other than `^` and `$`
 */
export const searchExpression = ({ ast }: Pattern, { start, end, inner, any }: TextCharacters): Sequence => {
  if (!ast) throw new Error('the pattern was not read');
  // Without the members that say where the flags stand: there are none in the source.
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
    maxNodes: NODES,
  });
  const one = (characters: CharSet): Node => ({ type: 'CharacterClass', characters });
  const many = (characters: CharSet): Node => ({
    type: 'Quantifier',
    alternatives: [{ type: 'Concatenation', elements: [one(characters)] }],
    min: 0,
    max: Infinity,
    lazy: false,
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
        // Read again and again it would need as many edges.
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
