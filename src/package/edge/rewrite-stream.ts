import type { Token, Tokenizer } from 'parse5';
import type { PageHead } from './page-head';

type Bytes = Uint8Array<ArrayBuffer>;
type Parse5 = Pick<typeof import('parse5'), 'Tokenizer' | 'TokenizerMode'>;

/**
 * Adds a variant's files while the page streams, without `HTMLRewriter`. Works for every encoding that extends ASCII.
 */
export const rewriteStream = (parse5: Parse5, head: PageHead): TransformStream<Bytes, Bytes> => {
  const scanner = new HeadScanner(parse5, head);
  // Decode one character per byte, so that offsets in the text are offsets in the stream.
  const decoder = new TextDecoder('latin1');
  /** The unsent bytes: those after the last complete tag. */
  let held: Bytes = new Uint8Array();
  let heldFrom = 0;
  return new TransformStream({
    transform(chunk, controller) {
      if (head.isComplete) return controller.enqueue(chunk);
      scanner.write(decoder.decode(chunk));
      held = joined(held, chunk);
      const end = scanner.position - heldFrom;
      controller.enqueue(held.subarray(0, end));
      if (head.isComplete) {
        controller.enqueue(new TextEncoder().encode(scanner.markup));
        controller.enqueue(held.subarray(end));
      }
      held = held.subarray(end);
      heldFrom = scanner.position;
    },
    flush(controller) {
      if (!head.isComplete) controller.enqueue(held);
    },
  });
};

const joined = (start: Bytes, end: Bytes): Bytes => {
  const bytes = new Uint8Array(start.length + end.length);
  bytes.set(start);
  bytes.set(end, start.length);
  return bytes;
};

class HeadScanner {
  /** The offset where the head ends. Until that is known, the offset where the last complete tag ends. */
  position = 0;
  markup = '';
  private readonly tokenizer: Tokenizer;

  constructor(
    { Tokenizer, TokenizerMode }: Parse5,
    private readonly head: PageHead,
  ) {
    const ignore = () => {};
    this.tokenizer = new Tokenizer(
      { sourceCodeLocationInfo: true },
      {
        onStartTag: (tag) => {
          this.onTag(tag, 'body');
          if (tag.tagName === 'script') this.tokenizer.state = TokenizerMode.SCRIPT_DATA;
          if (/^(style|noscript|noframes)$/.test(tag.tagName)) this.tokenizer.state = TokenizerMode.RAWTEXT;
          if (/^(title|textarea)$/.test(tag.tagName)) this.tokenizer.state = TokenizerMode.RCDATA;
        },
        onEndTag: (tag) => this.onTag(tag, 'head'),
        onComment: ignore,
        onDoctype: ignore,
        onEof: ignore,
        onCharacter: ignore,
        onNullCharacter: ignore,
        onWhitespaceCharacter: ignore,
      },
    );
  }

  write(text: string): void {
    this.tokenizer.write(text, false);
  }

  private onTag({ tagName, attrs, location }: Token.TagToken, last: 'body' | 'head'): void {
    if (this.head.isComplete || !location) return;
    const attribute = (name: string) => attrs.find((one) => one.name === name)?.value;
    if (tagName === 'meta') this.head.addMeta(attribute);
    if (tagName === 'script' && last === 'body') this.head.addScript(attribute);
    if (tagName === last) this.markup = this.head.complete();
    this.position = tagName === last ? location.startOffset : location.endOffset;
  }
}
