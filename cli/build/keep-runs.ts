import { statSync } from 'node:fs';

/** What a bundler's run made, and the absolute paths of all that it read. */
export interface Run<T> {
  readonly made: T;
  readonly sources: readonly string[];
}

/** Gives what the run of this name made, or makes it anew if a source has changed since. */
export type Runs = <T>(name: string, make: () => Promise<Run<T>>) => Promise<T>;

/** Keeps runs over the builds of a watch: one whose sources have not changed is not made again. */
export const keepRuns = (): Runs => {
  const kept = new Map<string, { made: unknown; stamps: ReadonlyMap<string, number> }>();
  return async <T>(name: string, make: () => Promise<Run<T>>) => {
    const before = kept.get(name);
    if (before && [...before.stamps].every(([file, stamp]) => stamp === changed(file)))
      // A name stands for one `make`, and so for one T.
      return before.made as T;
    const started = Date.now();
    const { made, sources } = await make();
    // What changed while it was read may have been read before: no stamp is equal to this one.
    const stamp = (file: string) => {
      const time = changed(file);
      return time < started ? time : NaN;
    };
    kept.set(name, { made, stamps: new Map(sources.map((file) => [file, stamp(file)])) });
    return made;
  };
};

/** Synchronous: thousands are asked at each change, and a promise for each takes ten times as long as the call. */
const changed = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? NaN;
