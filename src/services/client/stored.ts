import { createStore, promisifyRequest } from 'idb-keyval';
import { consented } from '../../platform/consented';

/** A stored answer. Text, so that each reader gets an object of its own. */
export interface Stored {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly etag?: string;
}

/** How many answers are kept. */
const most = 60;

/** Longest answer that is kept, in characters. */
const longest = 500_000;

/** Safari's IndexedDB has been known never to answer: after so many milliseconds a call goes on without it. */
const longestWait = 500;

/** Later calls wait a tenth of that, until it has answered after all. */
let patience = longestWait;

let store: ReturnType<typeof createStore> | undefined;

/** Without IndexedDB, or with a full, failing or hanging one, everything works uncached. */
const attempt = async <T>(
  mode: IDBTransactionMode,
  task: (answers: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> => {
  // To open it is to keep something.
  if (!consented('storage')) return undefined;
  try {
    store ??= createStore('cobble', 'answers');
    const answer = store(mode, task);
    return await new Promise<T | undefined>((resolve, reject) => {
      const timer = setTimeout(() => {
        patience = longestWait / 10;
        resolve(undefined);
      }, patience);
      answer
        .finally(() => {
          clearTimeout(timer);
          patience = longestWait;
        })
        .then(resolve, reject);
    });
  } catch {
    // As if there were none.
    return undefined;
  }
};

/** @returns the answer stored under a key, however old */
export const recall = (key: string): Promise<Stored | undefined> =>
  attempt('readonly', (answers) => promisifyRequest(answers.get(key)));

/** Stores an answer, unless it is too long. A full store is emptied first: what it holds counts for minutes only. */
export const remember = (key: string, answer: Stored): Promise<void> =>
  attempt('readwrite', async (answers) => {
    const count = answers.count();
    count.onsuccess = () => {
      if (count.result >= most) answers.clear();
      if (answer.text.length < longest) answers.put(answer, key);
    };
    await promisifyRequest(answers.transaction);
  });

/** Erases every answer of every session. */
export const erase = (): Promise<void> => attempt('readwrite', (answers) => promisifyRequest(answers.clear()));
