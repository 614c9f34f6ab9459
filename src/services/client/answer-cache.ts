import { createStore, promisifyRequest } from 'idb-keyval';
import { consented } from '../../platform/consented';

/** Stores JSON text instead of an object, so that each reader gets its own copy. */
export interface CachedAnswer {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly etag?: string;
}

const MAX_ANSWERS = 60;
const MAX_ANSWER_CHARACTERS = 500_000;

const CACHE_TIMEOUT_MS = 500;

/** Maximum time to wait for IndexedDB. A timeout reduces it to a tenth until IndexedDB responds again. */
let timeoutMs = CACHE_TIMEOUT_MS;

let store: ReturnType<typeof createStore> | undefined;

/** Resolves to undefined without consent, or if IndexedDB fails or hangs (Safari). */
const runInStore = async <T>(
  mode: IDBTransactionMode,
  task: (answers: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> => {
  // Opening the database creates it, which needs consent.
  if (!consented('storage')) return undefined;
  try {
    store ??= createStore('cobble', 'answers');
    const result = store(mode, task);
    return await new Promise<T | undefined>((resolve, reject) => {
      const timer = setTimeout(() => {
        timeoutMs = CACHE_TIMEOUT_MS / 10;
        resolve(undefined);
      }, timeoutMs);
      result
        .finally(() => {
          clearTimeout(timer);
          timeoutMs = CACHE_TIMEOUT_MS;
        })
        .then(resolve, reject);
    });
  } catch {
    return undefined;
  }
};

export const readCachedAnswer = (key: string): Promise<CachedAnswer | undefined> =>
  runInStore('readonly', (answers) => promisifyRequest(answers.get(key)));

export const cacheAnswer = (key: string, answer: CachedAnswer): Promise<void> =>
  runInStore('readwrite', async (answers) => {
    const count = answers.count();
    count.onsuccess = () => {
      if (count.result >= MAX_ANSWERS) answers.clear();
      if (answer.text.length < MAX_ANSWER_CHARACTERS) answers.put(answer, key);
    };
    await promisifyRequest(answers.transaction);
  });

export const clearCachedAnswers = (): Promise<void> =>
  runInStore('readwrite', (answers) => promisifyRequest(answers.clear()));
