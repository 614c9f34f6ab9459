import type { Edit } from './edits';

export class PageOutput {
  private text = '';
  private edits: Edit[] = [];
  private offset = 0;

  append(text: string): void {
    this.text += text;
  }

  edit(edits: readonly Edit[]): void {
    // `push(...edits)` with too many edits would overflow the stack.
    for (const edit of edits) this.edits.push(edit);
  }

  get end(): number {
    return this.offset + this.text.length;
  }

  takeUntil(place: number): string {
    if (place === this.offset && place < this.end) return '';
    const remaining: Edit[] = [];
    let taken = '';
    let at = this.offset;
    for (const edit of this.edits.sort((one, other) => one.start - other.start)) {
      if (edit.end > place) {
        remaining.push(edit);
        continue;
      }
      taken += this.slice(at, edit.start) + edit.text;
      // The previous edit may end after this edit, so don't move `at` backwards.
      at = Math.max(at, edit.end);
    }
    taken += this.slice(at, place);
    this.text = this.text.slice(place - this.offset);
    this.edits = remaining;
    this.offset = place;
    return taken;
  }

  private slice(from: number, to: number): string {
    return this.text.slice(from - this.offset, to - this.offset);
  }
}
