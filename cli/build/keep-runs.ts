import { statSync } from 'node:fs';

/** What a bundler's run made, and the absolute paths of all that it read. */
export interface Run<T> {
  readonly made: T;
  readonly sources: readonly string[];
  /** Whether what it read otherwise is as it was; an error says that it is not, and the run is made again to tell it. */
  isAsBefore?(): Promise<boolean>;
}

/** Gives what the run of this name made, or makes it anew if a source has changed since. */
export type Runs = <T>(name: string, make: () => Promise<Run<T>>) => Promise<T>;

/** Keeps runs over the builds of a watch: one whose sources have not changed is not made again. */
export const keepRuns = (): Runs => {
  const kept = new Map<string, Kept>();
  const making = new Map<string, Promise<unknown>>();
  const looking = new Map<string, Promise<boolean>>();
  const makeAnew = async <T>(name: string, make: () => Promise<Run<T>>): Promise<T> => {
    const started = Date.now();
    const { made, sources, isAsBefore } = await make();
    // What changed while it was read may have been read before: no stamp is equal to this one.
    const stamp = (file: string) => {
      const time = changed(file);
      return time < started ? time : NaN;
    };
    kept.set(name, { made, stamps: new Map(sources.map((file) => [file, stamp(file)])), isAsBefore });
    return made;
  };
  return async <T>(name: string, make: () => Promise<Run<T>>) => {
    const before = kept.get(name);
    if (before) {
      // Many ask for the same at once: it is looked at once for all of them.
      const look = looking.get(name) ?? isStill(before).finally(() => looking.delete(name));
      looking.set(name, look);
      // A name stands for one `make`, and so for one T.
      if (await look) return before.made as T;
    }
    const begun = making.get(name) ?? makeAnew(name, make).finally(() => making.delete(name));
    making.set(name, begun);
    return begun as Promise<T>;
  };
};

interface Kept {
  readonly made: unknown;
  readonly stamps: ReadonlyMap<string, number>;
  isAsBefore?(): Promise<boolean>;
}

const isStill = async ({ stamps, isAsBefore }: Kept): Promise<boolean> =>
  [...stamps].every(([file, stamp]) => stamp === changed(file)) &&
  (isAsBefore === undefined || (await isAsBefore().catch(() => false)));

/** Synchronous: thousands are asked at each change, and a promise for each takes ten times as long as the call. */
const changed = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? NaN;
