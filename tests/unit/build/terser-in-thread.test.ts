// @vitest-environment node
import { expect, it } from 'vitest';
import { terserInThread } from '../../../cli/build/terser-in-thread';

it('each text gets its own answer, and one that is no JavaScript an error, after which the next is done', async () => {
  const texts = ['const first = 1; export { first };', 'const = broken;', 'const last = 2; export { last };'];
  const answers = await Promise.allSettled(texts.map((text) => terserInThread(text, { module: true, mangle: false })));
  expect(answers).toMatchObject([
    { value: 'const first=1;export{first};' },
    { reason: { message: 'Name expected' } },
    { value: 'const last=2;export{last};' },
  ]);
});
