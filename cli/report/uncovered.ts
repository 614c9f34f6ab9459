import type { Io } from '../io/io';
import { escapeControls } from '../io/messages';
import type { Uncovered } from '../test/coverage';
import type { Finding } from './finding';

export interface Missing {
  file: string;
  uncovered: Uncovered;
  /** A case that would cover the experiment or pattern, as JSON. */
  proposal: string | undefined;
}

export const uncoveredSaid: Readonly<Record<Uncovered['kind'], string>> = {
  match: ' has no matching case',
  hit: ' has no matching case',
  miss: ' has no non-matching case',
};

const ADVICE = {
  match: 'Add a case with a URL on which it runs.',
  hit: "Add a case on the experiment's domain that the pattern matches.",
  miss: "Add a case on the experiment's domain that the pattern doesn't match.",
} as const;

export const uncoveredFinding = ({ file, uncovered, proposal }: Missing): Finding => ({
  rule: 'coverage',
  severity: 'error',
  file,
  line: uncovered.line,
  column: uncovered.column,
  message: uncovered.what + uncoveredSaid[uncovered.kind],
  advice: adviceOf(uncovered, proposal),
});

const adviceOf = ({ kind, refused }: Uncovered, proposal: string | undefined): string => {
  if (refused) return 'The page rejects the pattern. Run cobble check to see why.';
  return proposal === undefined ? ADVICE[kind] : `Add this case if it is correct: ${proposal}`;
};

export const uncoveredText = (
  { file, uncovered: { line, column, what }, proposal }: Missing,
  said: string,
  { dim }: Pick<Io['paint']['out'], 'dim'>,
): string[] => [
  `  ${escapeControls(`${file}:${line}:${column} ${what}${said}`)}`,
  ...(proposal === undefined ? [] : [`    ${dim('try')} ${escapeControls(proposal)}`]),
];
