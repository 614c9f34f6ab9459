import { limits } from './limits';
import { needsProof } from './needs-proof';

/** Says of a valid pattern whether it is refused, as `isCatastrophic` does. */
export type Proof = (source: string) => boolean;

/**
 * Makes a config's pattern ready. No flags, no anchors added (interface 6).
 *
 * @param isCatastrophic is asked about a pattern that needs a proof; without it such a pattern is refused
 * @throws why it is refused: Error of a few words, the browser's SyntaxError
 */
export const compilePattern = (source: string, isCatastrophic?: Proof): RegExp => {
  const expression = RegExp(source);
  if (source.length > limits.pattern || (needsProof(source) && (!isCatastrophic || isCatastrophic(source))))
    throw Error(`unsafe pattern ${source}`);
  return expression;
};
