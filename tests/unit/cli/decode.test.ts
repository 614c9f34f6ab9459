// @vitest-environment node
// CLI-2: lists of URLs can be compressed and in several encodings.
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
  ['UTF-8 with a byte order mark', Buffer.from('\ufeffgrüß')],
  ['UTF-16 little-endian', Buffer.from('\ufeffgrüß', 'utf16le')],
  ['UTF-16 big-endian', utf16be('\ufeffgrüß')],
  ['gzip', gzipSync('grüß')],
  ['gzip of UTF-16', gzipSync(utf16be('\ufeffgrüß'))],
])('decodes %s', async (_, bytes) => {
  expect(await read(bytes)).toEqual(['grüß']);
  // The decoder must buffer incomplete characters without emitting empty chunks.
  const single = await read(...Array.from(bytes, (byte) => Buffer.from([byte])));
  expect(single.join('')).toBe('grüß');
  expect(single).not.toContain('');
});

it('reads half a byte order mark or gzip header as plain text', async () => {
  const all = async (...bytes: readonly number[]) => (await read(Buffer.from(bytes))).join('');
  expect(await all(0x1f, 0x61)).toBe('\x1fa');
  expect(await all(0x61, 0x8b)).toBe('a\ufffd');
  expect(await all(0xff, 0x61)).toBe('\ufffda');
  expect(await all(0x61, 0xfe)).toBe('a\ufffd');
  expect(await all(0xfe, 0x61)).toBe('\ufffda');
  expect(await all(0x61, 0xff)).toBe('a\ufffd');
});

it('distinguishes a truncated final character from a complete one', async () => {
  expect(await read(Buffer.from([0x61, 0xc3]))).toEqual(['a', '\ufffd']);
  expect(await read()).toEqual([]);
});
