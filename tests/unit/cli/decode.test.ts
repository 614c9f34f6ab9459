// @vitest-environment node
// CLI-2: lists of URLs come packed and in the encodings that programs write.
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { decode } from '../../../cli/match/urls/decode';

const read = async (...chunks: readonly Buffer[]) => {
  const texts: string[] = [];
  const source = (async function* () {
    yield* chunks;
  })();
  for await (const text of decode(source, 'urls.txt')) texts.push(text);
  return texts;
};
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

it.each([
  ['UTF-8', Buffer.from('grüß')],
  ['UTF-8 with a mark', Buffer.from('\ufeffgrüß')],
  ['UTF-16, little end first', Buffer.from('\ufeffgrüß', 'utf16le')],
  ['UTF-16, big end first', utf16be('\ufeffgrüß')],
  ['gzip', gzipSync('grüß')],
  ['gzip of UTF-16', gzipSync(utf16be('\ufeffgrüß'))],
])('is read as it is written: %s', async (_, bytes) => {
  expect(await read(bytes)).toEqual(['grüß']);
  // One byte at a time: what is not whole yet waits, and nothing empty is given.
  const single = await read(...Array.from(bytes, (byte) => Buffer.from([byte])));
  expect(single.join('')).toBe('grüß');
  expect(single).not.toContain('');
});

it('half of what a mark or a packed file begins with is a text like any other', async () => {
  const all = async (...bytes: readonly number[]) => (await read(Buffer.from(bytes))).join('');
  expect(await all(0x1f, 0x61)).toBe('\x1fa');
  expect(await all(0x61, 0x8b)).toBe('a\ufffd');
  expect(await all(0xff, 0x61)).toBe('\ufffda');
  expect(await all(0x61, 0xfe)).toBe('a\ufffd');
  expect(await all(0xfe, 0x61)).toBe('\ufffda');
  expect(await all(0x61, 0xff)).toBe('a\ufffd');
});

it('a character that is cut off at the end is told apart from none', async () => {
  expect(await read(Buffer.from([0x61, 0xc3]))).toEqual(['a', '\ufffd']);
  expect(await read()).toEqual([]);
});
