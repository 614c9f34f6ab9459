import { stat } from 'node:fs/promises';

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
    if (
      before &&
      (await Promise.all([...before.stamps].map(async ([file, stamp]) => stamp === (await changed(file))))).every(
        Boolean,
      )
    )
      return before.made as T;
    const started = Date.now();
    const { made, sources } = await make();
    // What changed while it was read may have been read before: no stamp is equal to this one.
    const stamp = async (file: string) =>
      [file, await changed(file).then((time) => (time < started ? time : NaN))] as const;
    kept.set(name, { made, stamps: new Map(await Promise.all(sources.map(stamp))) });
    return made;
  };
};

const changed = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => NaN,
  );
