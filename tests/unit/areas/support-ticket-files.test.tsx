import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showTicket } from './show-ticket';

beforeEach(() => sessionStorage.clear());

// ARE-3 SUP-7
describe('the files of a support-ticket', { timeout: 30_000 }, () => {
  it('rejects files by name if their type is wrong, they are too large or empty, or there are too many', async () => {
    const one = await showTicket({}, { maxFiles: 1, maxFileSize: 0.001 });
    await one.pick(
      new File(['x'], 'run.exe', { type: 'application/x-msdownload' }),
      new File(['x'.repeat(2000)], 'big.txt', { type: 'text/plain' }),
      new File([], 'void.txt', { type: 'text/plain' }),
      new File(['x'], 'a.txt', { type: 'text/plain' }),
      new File(['x'], 'b.txt', { type: 'text/plain' }),
    );
    expect(one.calls.upload).toHaveBeenCalledTimes(1);
    const message = one.text('[role=group] [role=alert]');
    for (const name of ['run.exe', 'big.txt', 'void.txt', 'b.txt']) expect(message).toContain(name);
  });

  // These names contain `$&`, which stands for the match in a replacement string.
  it('shows files with their exact names', async () => {
    const name = 'for $$5, $& or $` more.txt';
    const one = await showTicket({ removeUpload: vi.fn().mockRejectedValue(new Error('down')) });
    await one.pick(new File(['x'], name, { type: 'text/plain' }));
    expect(one.text('[role=group] [role=status]')).toContain(name);
    expect(one.find('li button').getAttribute('aria-label')).toBe(`Remove ${name}`);
    await one.act(() => one.find('li button').click());
    await one.settle();
    expect(one.text('li')).toMatch(/Couldn’t remove/);
    expect(one.text('li p:last-child')).toContain(name);
  });

  it('shows upload progress, and can cancel an upload', async () => {
    let signal: AbortSignal | undefined;
    const upload = vi.fn(
      (_: File, options?: { signal: AbortSignal; onProgress(progress: { loaded: number; total: number }): void }) => {
        signal = options!.signal;
        options!.onProgress({ loaded: 30, total: 100 });
        return new Promise<unknown>((_, fail) => signal!.addEventListener('abort', () => fail(new Error('aborted'))));
      },
    );
    const one = await showTicket({ upload: upload as never });
    await one.pick(new File(['x'], 'log.txt', { type: 'text/plain' }));
    expect(one.find<HTMLProgressElement>('progress').value).toBe(30);
    await one.act(() => one.find('[aria-label="Cancel upload of log.txt"]').click());
    await one.settle();
    expect(signal!.aborted).toBe(true);
    expect(one.root.querySelector('progress')).toBeNull();
    expect(one.root.activeElement?.textContent).toContain('Add files');
  });

  it('deletes removed files from the service, with a retry if that fails', async () => {
    const removeUpload = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(undefined);
    const one = await showTicket({ removeUpload });
    await one.pick(new File(['x'], 'log.txt', { type: 'text/plain' }));
    const remove = async () => {
      await one.act(() => one.find('[aria-label="Remove log.txt"]').click());
      await one.settle();
    };
    await remove();
    expect(one.text()).toContain('Couldn’t remove');
    await remove();
    expect(one.root.querySelector('[role=group] li')).toBeNull();
  });

  it('allows another upload after a failure, and blocks sending until then', async () => {
    const upload = vi
      .fn()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue({ upload: { token: 't' } });
    const one = await showTicket({ upload });
    await one.fill();
    await one.pick(new File(['x'], 'log.txt', { type: 'text/plain' }));
    await one.send();
    expect(one.calls.createTicket).not.toHaveBeenCalled();
    expect(one.text('[role=alert][tabindex]')).toContain('log.txt');
    await one.act(() => one.find('[aria-label="Upload log.txt again"]').click());
    await one.settle();
    await one.send();
    expect(one.calls.createTicket).toHaveBeenCalledOnce();
  });

  // A file added during sending used to vanish with the form, and a removed one was missing from the ticket.
  it("doesn't add or remove files while the ticket is sent, and keeps them if it is rejected", async () => {
    let refuse!: () => void;
    const createTicket = vi.fn(
      () =>
        new Promise((_, fail) => {
          refuse = () => fail(Object.assign(new Error('500'), { status: 500 }));
        }),
    );
    const one = await showTicket({ createTicket });
    const busy = () => one.all('[role=group] button').map((button) => button.getAttribute('aria-disabled'));
    const remove = async () => {
      await one.act(() => one.find('[aria-label="Remove a.txt"]').click());
      await one.settle();
    };
    await one.fill();
    await one.pick(new File(['x'], 'a.txt', { type: 'text/plain' }));
    expect(busy()).toEqual([null, null]);
    await one.send();
    expect(busy()).toEqual(['true', 'true']);
    await one.pick(new File(['y'], 'late.txt', { type: 'text/plain' }));
    await one.act(() => {
      const files = [new File(['z'], 'dropped.txt', { type: 'text/plain' })];
      one
        .find('[role=group]')
        .dispatchEvent(
          Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer: { files } }),
        );
    });
    expect(one.text('[role=group] [role=alert]')).toBe('Couldn’t add dropped.txt: the ticket is already being sent.');
    await remove();
    expect(one.all('[role=group] li b').map(({ textContent }) => textContent)).toEqual(['a.txt']);
    expect([one.calls.upload.mock.calls.length, one.calls.removeUpload.mock.calls.length]).toEqual([1, 0]);
    await one.act(() => refuse());
    await one.settle();
    expect(busy()).toEqual([null, null]);
    await remove();
    expect(one.calls.removeUpload).toHaveBeenCalledExactlyOnceWith('t-a.txt');
  });

  it('can cancel an upload while the ticket waits for it', async () => {
    const upload = vi.fn(
      (_: File, options?: { signal: AbortSignal }) =>
        new Promise<unknown>((_, fail) => options!.signal.addEventListener('abort', () => fail(new Error('aborted')))),
    );
    const one = await showTicket({ upload: upload as never });
    await one.fill();
    await one.pick(new File(['x'], 'log.txt', { type: 'text/plain' }));
    await one.send();
    expect(one.calls.createTicket).not.toHaveBeenCalled();
    await one.act(() => one.find('[aria-label="Cancel upload of log.txt"]').click());
    await one.settle();
    expect(one.calls.createTicket).toHaveBeenCalledOnce();
  });

  // ARE-3
  it('keeps the focus when the upload-again button disappears', async () => {
    const upload = vi
      .fn()
      .mockRejectedValueOnce(new Error('down'))
      .mockReturnValue(new Promise(() => {}));
    const one = await showTicket({ upload });
    await one.pick(new File(['x'], 'log.txt', { type: 'text/plain' }));
    await one.act(() => one.find('[aria-label="Upload log.txt again"]').focus());
    await one.act(() => one.find('[aria-label="Upload log.txt again"]').click());
    await one.settle();
    expect(one.all('[aria-label="Upload log.txt again"]')).toEqual([]);
    expect(one.root.activeElement?.textContent).toContain('Add files');
  });

  it('deletes files when the visitor leaves the page, and uploads them again on return', async () => {
    const one = await showTicket();
    await one.pick(new File(['x'], 'log.txt', { type: 'text/plain' }));
    await one.act(() => dispatchEvent(new Event('pagehide')));
    expect(one.calls.removeUpload).toHaveBeenCalledExactlyOnceWith('t-log.txt');
    await one.act(() => dispatchEvent(new Event('pageshow')));
    await one.settle();
    expect(one.calls.upload).toHaveBeenCalledTimes(2);
    await one.unmount();
    expect(one.calls.removeUpload).toHaveBeenCalledTimes(2);
  });
});
