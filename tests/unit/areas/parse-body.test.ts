// Threat 9: parsing time is bounded.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseBody } from '../../../src/areas/help/parts/parse-body';

const written = vi.hoisted(() => ({ pieces: [] as string[], deepest: undefined as Element | undefined }));
// jsdom would start the document anew with each piece. This mock continues it, but supports only unclosed `<i>`, text
// and the doctype.
vi.mock('../../../src/platform/trusted-types', () => ({
  trustedTypes: () => ({
    write: (to: Document, piece: string) => {
      written.pieces.push(piece);
      let place = written.deepest ?? to.body;
      for (const [token] of piece.replace('<!doctype html><body>', '').matchAll(/<i>|[^<]+/g)) {
        const node = token === '<i>' ? to.createElement('i') : to.createTextNode(token);
        place.append(node);
        if (node instanceof Element) place = node;
      }
      written.deepest = place;
    },
  }),
}));
const begin = () => Object.assign(written, { pieces: [], deepest: undefined });
beforeEach(() => {
  begin();
});

/** Size of a piece, in characters. */
const STEP = 8000;
const parse = (html: string, yieldToMain = async () => {}) =>
  parseBody(html, { locale: 'en-us', api: '', product: '' }, yieldToMain);
const opening = (count: number) => '<i>'.repeat(count).padEnd(STEP, 'a');

describe('parseBody', () => {
  it('parses into a separate document, piece by piece, and yields to the page after each', async () => {
    const turns = vi.fn(async () => expect(written.pieces).toHaveLength(turns.mock.calls.length));
    const html = 'a'.repeat(2 * STEP + 7);
    const body = await parse(html, turns);
    expect(body?.textContent).toBe(html);
    expect(body?.ownerDocument).not.toBe(document);
    expect(written.pieces.map(({ length }) => length)).toEqual([STEP + 21, STEP, 7]);
    expect(turns).toHaveBeenCalledTimes(3);
  });

  it('parses without styles and handlers, which would cause policy reports', async () => {
    await parse('<p style="color:red" onclick="x()">a</p>');
    expect(written.pieces.join('')).toBe('<!doctype html><body><p xstyle="color:red" xonclick="x()">a</p>');
  });

  it('rejects more than two million characters', async () => {
    expect(await parse('a'.repeat(2_000_001))).toBeUndefined();
    expect(written.pieces).toEqual([]);
    const closed = vi.spyOn(Document.prototype, 'close');
    expect((await parse('a'.repeat(STEP)))?.textContent).toHaveLength(STEP);
    expect(closed).toHaveBeenCalledOnce();
  });

  it('rejects more than 25,000 elements', async () => {
    const counted = vi.spyOn(Document.prototype, 'getElementsByTagName');
    counted.mockReturnValue({ length: 25_000 } as never);
    expect(await parse('a')).toBeDefined();
    counted.mockReturnValue({ length: 25_001 } as never);
    expect(await parse('a')).toBeUndefined();
    counted.mockRestore();
  });

  it('accepts nesting deeper than 500 elements in seven pieces, but not in eight', async () => {
    expect(await parse(opening(501) + opening(1).repeat(6))).toBeDefined();
    begin();
    expect(await parse(opening(501) + opening(1).repeat(7))).toBeUndefined();
  });

  it('accepts any length at a deep place, and any number of pieces at a shallow one', async () => {
    expect(await parse(opening(501) + 'a'.repeat(9 * STEP))).toBeDefined();
    begin();
    expect(await parse(opening(1).repeat(12))).toBeDefined();
  });
});
