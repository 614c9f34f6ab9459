import type { Io } from '../io/io';
import { escapeControls } from '../io/messages';
import type { Uncovered } from '../test/coverage';

/** What no case shows, and a case that would, as JSON. */
export interface Missing {
  /** The config. */
  file: string;
  uncovered: Uncovered;
  proposal: string | undefined;
}

/**
 * Rows on what no case shows: its place in the config, and under it a case to copy.
 *
 * @param said what is said of it
 */
export const uncoveredText = (
  { file, uncovered: { line, column, what }, proposal }: Missing,
  said: string,
  { dim }: Pick<Io['paint']['out'], 'dim'>,
): string[] => [
  `  ${escapeControls(`${file}:${line}:${column} ${what}${said}`)}`,
  ...(proposal === undefined ? [] : [`    ${dim('try')} ${escapeControls(proposal)}`]),
];
