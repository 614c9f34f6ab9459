import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TraceMap, traceSegment } from '@jridgewell/trace-mapping';
import { CliError } from '../io/errors';

export interface SourcePosition {
  readonly source: string;
  readonly line: number;
  readonly column: number;
  readonly name: string | undefined;
}

export class Maps {
  private readonly paths: ReadonlySet<string>;
  private readonly loaded = new Map<string, TraceMap>();

  private readonly folder: string;

  /** Takes a folder of source maps, or a build's folder. */
  constructor(given: string) {
    const folder = existsSync(join(given, 'maps')) ? join(given, 'maps') : given;
    this.folder = folder;
    this.paths = new Set(mapsIn(folder).map((path) => path.replaceAll('\\', '/').slice(0, -'.map'.length)));
    if (this.paths.size === 0)
      throw new CliError(
        `there are no source maps in ${given}`,
        'Run cobble build --sourcemap with the options of the published build, or name the folder with --maps.',
      );
  }

  /** @param url a script's URL, which ends with its path in the build */
  fileOf(url: string): string | undefined {
    const parts = url.replace(/[?#].*$/, '').split('/');
    return [parts.slice(-2), parts.slice(-1)].map((path) => path.join('/')).find((path) => this.paths.has(path));
  }

  /** `line` and `column` are 1-based, as browsers print them. */
  positionIn(file: string, line: number, column: number): SourcePosition | undefined {
    const map = this.loaded.get(file) ?? new TraceMap(readFileSync(join(this.folder, `${file}.map`), 'utf8'));
    this.loaded.set(file, map);
    const segment = line > 0 && column > 0 ? traceSegment(map, line - 1, column - 1) : null;
    if (segment?.length !== 4 && segment?.length !== 5) return undefined;
    const [start, source, sourceLine, sourceColumn, name] = segment;
    // If a segment starts before `column`, its name may belong to another identifier.
    const isExact = start === column - 1 && name !== undefined;
    return {
      source: `${map.sources[source]}`,
      line: sourceLine + 1,
      column: sourceColumn + 1,
      name: isExact ? map.names[name] : undefined,
    };
  }
}

const mapsIn = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js.map'));
  } catch {
    return [];
  }
};
