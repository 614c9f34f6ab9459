import { readFileSync } from 'node:fs';
import { importTool } from '../tools/tool.mjs';

/** Lines and columns are 1-based. */
export interface Mutant {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly from: string;
  readonly to: string;
}

interface Instrumented {
  readonly files: readonly { readonly name: string; readonly content: string }[];
  readonly mutants: readonly {
    readonly id: string;
    readonly fileName: string;
    readonly location: { readonly start: Position; readonly end: Position };
    readonly replacement: string;
    readonly status?: string;
  }[];
}

interface Position {
  readonly line: number;
  readonly column: number;
}

const nothing = () => {};
const logger = { debug: nothing, info: nothing, isDebugEnabled: () => false };
// Exclude strings. Tests already check the important messages, so mutants of other strings would be noise.
const options = { plugins: null, excludedMutations: ['StringLiteral'], ignorers: [], noHeader: false };

/**
 * Puts every mutant behind a switch, with StrykerJS's instrumenter.
 *
 * @param files paths from the root of the repository
 * @returns the instrumented text of each file by its path, and the mutants
 */
export async function instrument(files: readonly string[]) {
  const sources = files.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const { Instrumenter } = await importTool('stryker', '@stryker-mutator/instrumenter');
  const result: Instrumented = await new Instrumenter(logger).instrument(sources, options);
  const lines = new Map(sources.map(({ name, content }) => [name, content.split('\n')]));
  const mutants = result.mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(
      ({ id, fileName, location: { start, end }, replacement }): Mutant => ({
        id,
        file: fileName,
        line: start.line + 1,
        column: start.column + 1,
        from: textBetween(lines.get(fileName) ?? [], start, end),
        to: oneLine(replacement),
      }),
    );
  return { texts: new Map(result.files.map(({ name, content }) => [name, content])), mutants };
}

function textBetween(lines: readonly string[], start: Position, end: Position) {
  const part = lines.slice(start.line, end.line + 1);
  const last = part.pop()?.slice(0, end.column) ?? '';
  return oneLine([...part, last].join('\n').slice(start.column));
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
