import { clear, createStore, delMany, get, set, update } from 'idb-keyval';

/** A stored answer. Text, so that each reader gets an object of its own. */
export interface Stored {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly etag?: string;
}

/** How many answers are kept; the oldest go first. */
const most = 60;

/** Longest answer that is kept, in characters. */
const longest = 500_000;

/** Safari's IndexedDB has been known never to answer: a call goes on without it. */
const patience = 500;

/** The list of keys, oldest first. No URL begins so. */
const index = '#';

let store: ReturnType<typeof createStore> | undefined;
let broken = false;

/** Without IndexedDB, or with a full, failing or hanging one, everything works uncached. */
const attempt = async <T>(task: (store: ReturnType<typeof createStore>) => Promise<T>): Promise<T | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const late = new Promise<undefined>(resolve => {
      timer = setTimeout(() => {
        broken = true;
        resolve(undefined);
      }, patience);
    });
    return await Promise.race([task((store ??= createStore('cobble', 'answers'))), late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
};

/** @returns the answer stored under a key, however old */
export const recall = async (key: string): Promise<Stored | undefined> => (broken ? undefined : attempt(store => get<Stored>(key, store)));

/** Stores an answer, unless it is too long, and drops the oldest beyond the bound. */
export const remember = async (key: string, answer: Stored): Promise<void> => {
  if (broken || answer.text.length > longest) return;
  await attempt(async store => {
    let dropped: string[] = [];
    await set(key, answer, store);
    await update<string[]>(index, keys => {
      const all = [...(keys ?? []).filter(other => other !== key), key];
      dropped = all.slice(0, -most);
      return all.slice(-most);
    }, store);
    await delMany(dropped, store);
  });
};

/** Erases every answer of every session. */
export const erase = (): Promise<void> => attempt(store => clear(store));
