// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { keepBuilding } from '../../../cli/watch/rebuild-on-change';
import { testIo } from '../cli/support';

vi.useFakeTimers();

// CLI-3
it('reports one build if a file changes again during it, and counts what both of them wrote', async () => {
  const { io, out } = testIo();
  const waiting: ((hasChanged: boolean) => void)[] = [];
  const build = () => new Promise<boolean>((resolve) => waiting.push(resolve));
  const building = keepBuilding(build, async () => undefined, io);
  building.changed();
  await vi.advanceTimersByTimeAsync(100);
  building.changed();
  await vi.advanceTimersByTimeAsync(100);
  expect(waiting).toHaveLength(1);
  waiting[0]!(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(out()).toBe('');
  waiting[1]!(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(out()).toMatch(/^rebuilt in \d+ ms\n$/);
  expect(waiting).toHaveLength(2);
});
