import { statusOf } from '../../../../services/client/status-of';
import type { Support } from '../../../../services/support/support';

export interface UploadItem {
  readonly key: number;
  readonly file: File;
  /** `stuck`: the service failed to delete the file. `lost`: leaving the page deleted the file. */
  readonly state: 'uploading' | 'done' | 'failed' | 'removing' | 'stuck' | 'lost';
  readonly percent: number;
  readonly token?: string | undefined;
  /** In milliseconds since 1970. */
  readonly doneAt?: number;
}

export interface UploadsView {
  onChange(): void;
  announce(result: 'done' | 'failed' | 'removed', file: File): void;
  /** While true, leaving the page doesn't delete the files. */
  isHeld(): boolean;
}

interface PendingUpload {
  readonly controller: AbortController;
  readonly end: Promise<void>;
}

/** The service drops an upload after an hour. */
const TOKEN_MAX_AGE_MS = 50 * 60_000;

/**
 * Uploads files as soon as they are added (SUP-7). Deletes the files of unsent tickets, even when the visitor leaves
 * the page.
 */
export class Uploads {
  readonly #support: Support;
  readonly #view: UploadsView;
  readonly #pending = new Map<number, PendingUpload>();
  #items: readonly UploadItem[] = [];
  #lastKey = 0;

  constructor(support: Support, view: UploadsView) {
    this.#support = support;
    this.#view = view;
    addEventListener('pagehide', this.#leave);
    addEventListener('pageshow', this.#comeBack);
  }

  items(): readonly UploadItem[] {
    return this.#items;
  }

  add(file: File): void {
    const item: UploadItem = { key: ++this.#lastKey, file, state: 'uploading', percent: 0 };
    this.#setItems([...this.#items, item]);
    this.#upload(item);
  }

  retry(key: number): void {
    const item = this.#find(key);
    if (item) this.#upload(item);
  }

  remove(key: number): void {
    const item = this.#find(key);
    if (!item) return;
    this.#pending.get(key)?.controller.abort();
    if (item.token) this.#delete(item, item.token);
    else this.#drop(key);
  }

  async settle(): Promise<{ tokens: readonly string[]; missing: File | undefined }> {
    // Compare the absolute age: if the clock was set back, `doneAt` may be in the future.
    for (const item of this.#items)
      if (item.state === 'done' && Math.abs(Date.now() - (item.doneAt ?? 0)) > TOKEN_MAX_AGE_MS) this.#upload(item);
    await Promise.all([...this.#pending.values()].map(({ end }) => end));
    const wanted = this.#items.filter(({ state }) => state !== 'removing' && state !== 'stuck');
    return { tokens: wanted.flatMap(({ token }) => token ?? []), missing: wanted.find(({ token }) => !token)?.file };
  }

  clear(): void {
    this.#setItems([]);
  }

  end(): void {
    removeEventListener('pagehide', this.#leave);
    removeEventListener('pageshow', this.#comeBack);
    this.#abandon();
  }

  #upload({ key, file }: UploadItem): void {
    const controller = new AbortController();
    const { signal } = controller;
    this.#change(key, { state: 'uploading', percent: 0, token: undefined });
    const end = this.#support
      .upload(file, { signal, onProgress: (progress) => signal.aborted || this.#showProgress(key, progress) })
      .then((answer) => {
        const token = answer?.upload?.token;
        if (!token) throw new Error('no token');
        if (signal.aborted) return this.#erase(token);
        this.#change(key, { state: 'done', percent: 100, token, doneAt: Date.now() });
        this.#view.announce('done', file);
      })
      .catch(() => {
        if (signal.aborted) return;
        this.#change(key, { state: 'failed' });
        this.#view.announce('failed', file);
      })
      .finally(() => {
        // Delete the entry only if a retry hasn't replaced it.
        if (this.#pending.get(key)?.controller === controller) this.#pending.delete(key);
      });
    this.#pending.set(key, { controller, end });
  }

  #delete({ key, file }: UploadItem, token: string): void {
    this.#change(key, { state: 'removing' });
    this.#support
      .removeUpload(token)
      .catch((error: unknown) => {
        if (statusOf(error) !== 404) throw error;
      })
      .then(
        () => {
          this.#drop(key);
          this.#view.announce('removed', file);
        },
        () => this.#change(key, { state: 'stuck' }),
      );
  }

  #showProgress(key: number, { loaded, total }: { loaded: number; total: number }): void {
    const percent = Math.min(100, Math.floor((loaded / total) * 100) || 0);
    if (this.#find(key)?.percent !== percent) this.#change(key, { percent });
  }

  readonly #leave = (): void => {
    if (this.#view.isHeld()) return;
    this.#abandon();
    this.#items = this.#items.map((item) => ({ ...item, state: 'lost', token: undefined }));
  };

  /** If the page returns from the back/forward cache, uploads the `lost` files again. */
  readonly #comeBack = (): void => {
    for (const item of this.#items) if (item.state === 'lost') this.#upload(item);
  };

  #abandon(): void {
    for (const { controller } of this.#pending.values()) controller.abort();
    for (const { token } of this.#items) if (token) this.#erase(token);
  }

  #erase(token: string): void {
    this.#support.removeUpload(token).catch(() => {});
  }

  #find(key: number): UploadItem | undefined {
    return this.#items.find((item) => item.key === key);
  }

  #change(key: number, changes: Partial<UploadItem>): void {
    this.#setItems(this.#items.map((item) => (item.key === key ? { ...item, ...changes } : item)));
  }

  #drop(key: number): void {
    this.#setItems(this.#items.filter((item) => item.key !== key));
  }

  #setItems(items: readonly UploadItem[]): void {
    this.#items = items;
    this.#view.onChange();
  }
}
