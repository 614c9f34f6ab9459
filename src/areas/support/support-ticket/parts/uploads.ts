import { statusOf } from '../../../../services/client/status-of';
import type { Support } from '../../../../services/support/support';

/** A file on its way to the service, or there. */
export interface UploadItem {
  readonly key: number;
  readonly file: File;
  /**
   * `failed`: it did not arrive. `stuck`: it could not be removed. `lost`: it was deleted when the page was left, and
   * the page is back.
   */
  readonly state: 'uploading' | 'done' | 'failed' | 'removing' | 'stuck' | 'lost';
  /** Percent. */
  readonly percent: number;
  readonly token?: string | undefined;
  /** When it arrived, in milliseconds. */
  readonly time?: number;
}

/** The files of a ticket. */
export interface Uploads {
  items(): readonly UploadItem[];
  add(file: File): void;
  /** Uploads again what failed. */
  retry(key: number): void;
  /** Cancels what is on its way, deletes what is there. */
  remove(key: number): void;
  /** Waits until nothing is on its way. @returns the tokens, or the first file that is not there */
  settle(): Promise<{ tokens: readonly string[]; missing: File | undefined }>;
  /** Forgets them, as when a ticket has taken them. */
  clear(): void;
  /** Deletes what was never sent, and listens no more: the form is gone. */
  end(): void;
}

/** What whoever shows the files is told. */
export interface UploadsViewer {
  /** The items have changed. */
  changed(): void;
  /** What became of a file. */
  say(state: 'done' | 'failed' | 'removed', file: File): void;
  /** Whether a ticket that names the files is under way: then they are not deleted when the page is left. */
  isHeld(): boolean;
}

/** A token lives an hour: what is older than this, in milliseconds, is uploaded anew. */
const fresh = 50 * 60_000;

/**
 * Keeps the files of a ticket with the service (SUP-7); what is abandoned is deleted there, also when the page is left.
 */
export const createUploads = (support: Support, { changed, say, isHeld }: UploadsViewer): Uploads => {
  let items: readonly UploadItem[] = [];
  let count = 0;
  const pending = new Map<number, { controller: AbortController; over: Promise<void> }>();

  const put = (next: readonly UploadItem[]) => {
    items = next;
    changed();
  };
  const find = (key: number) => items.find((one) => one.key === key);
  const change = (key: number, changes: Partial<UploadItem>) =>
    put(items.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const drop = (key: number) => put(items.filter((one) => one.key !== key));
  const erase = (token: string | undefined) => token && void support.removeUpload(token).catch(() => {});

  const start = ({ key, file }: UploadItem) => {
    const controller = new AbortController();
    const { signal } = controller;
    change(key, { state: 'uploading', percent: 0, token: undefined });
    const onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
      // A redraw for each percent, not for each packet.
      const percent = Math.min(100, Math.floor((loaded / total) * 100) || 0);
      if (!signal.aborted && find(key)?.percent !== percent) change(key, { percent });
    };
    const over = support
      .upload(file, { signal, onProgress })
      .then((answer) => {
        const token = answer?.upload?.token;
        if (!token) throw new Error('no token');
        if (signal.aborted) return void erase(token);
        change(key, { state: 'done', percent: 100, token, time: Date.now() });
        say('done', file);
      })
      .catch(() => {
        if (signal.aborted) return;
        change(key, { state: 'failed' });
        say('failed', file);
      })
      .finally(() => {
        // A newer try may have taken the place.
        if (pending.get(key)?.controller === controller) pending.delete(key);
      });
    pending.set(key, { controller, over });
  };

  const abandon = () => {
    for (const { controller } of pending.values()) controller.abort();
    for (const { token } of items) erase(token);
  };
  const leave = () => {
    if (isHeld()) return;
    abandon();
    items = items.map((one) => ({ ...one, state: 'lost', token: undefined }));
  };
  /** The browser kept the whole page: the files are still at hand. */
  const back = () => {
    for (const one of items) if (one.state === 'lost') start(one);
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', back);

  return {
    items: () => items,
    add(file) {
      const item: UploadItem = { key: ++count, file, state: 'uploading', percent: 0 };
      put([...items, item]);
      start(item);
    },
    retry(key) {
      const item = find(key);
      if (item) start(item);
    },
    remove(key) {
      const item = find(key);
      if (!item) return;
      const { file, token } = item;
      pending.get(key)?.controller.abort();
      if (!token) return drop(key);
      change(key, { state: 'removing' });
      support
        .removeUpload(token)
        .catch((error: unknown) => {
          // Not there is what is wanted.
          if (statusOf(error) !== 404) throw error;
        })
        .then(
          () => {
            drop(key);
            say('removed', file);
          },
          () => change(key, { state: 'stuck' }),
        );
    },
    async settle() {
      for (const one of items) if (one.state === 'done' && Date.now() - (one.time ?? 0) > fresh) start(one);
      await Promise.all([...pending.values()].map(({ over }) => over));
      const wanted = items.filter(({ state }) => state !== 'removing' && state !== 'stuck');
      return { tokens: wanted.flatMap(({ token }) => token ?? []), missing: wanted.find(({ token }) => !token)?.file };
    },
    clear: () => put([]),
    end() {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', back);
      abandon();
    },
  };
};
