/** A place in a text, both counted from 1; columns in UTF-16 units, as editors do. */
export interface Position {
  line: number;
  column: number;
}

/** The lines of a text, by offset and by number. */
export interface TextLines {
  position(offset: number): Position;
  /** The text of a line, from 1, without its end. */
  line(number: number): string;
}

export const textLines = (text: string): TextLines => {
  const starts = [0];
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) starts.push(index + 1);
  return {
    position(offset) {
      let [low, high] = [0, starts.length - 1];
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (starts[middle]! <= offset) low = middle;
        else high = middle - 1;
      }
      return { line: low + 1, column: offset - starts[low]! + 1 };
    },
    line(number) {
      let end = starts[number] ?? text.length;
      // Not by an expression: a page of one long line is asked for it at each finding.
      if (text[end - 1] === '\n') end--;
      if (end < text.length && text[end - 1] === '\r') end--;
      return text.slice(starts[number - 1], end);
    },
  };
};
