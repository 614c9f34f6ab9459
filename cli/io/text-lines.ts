/** Lines and columns count from 1. A column is a UTF-16 unit, as in editors. */
export interface Position {
  line: number;
  column: number;
}

export interface TextLines {
  position(offset: number): Position;
  /** Returns a line without its line break. Lines count from 1. */
  line(number: number): string;
}

export const textLines = (text: string): TextLines => {
  const starts = [0];
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) starts.push(index + 1);
  const startOf = (index: number) => starts[index] ?? text.length;
  return {
    position(offset) {
      let [low, high] = [0, starts.length - 1];
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (startOf(middle) <= offset) low = middle;
        else high = middle - 1;
      }
      return { line: low + 1, column: offset - startOf(low) + 1 };
    },
    line(number) {
      let end = startOf(number);
      // A regular expression would be slow if a long line has many findings.
      if (text[end - 1] === '\n') end--;
      if (end < text.length && text[end - 1] === '\r') end--;
      return text.slice(starts[number - 1], end);
    },
  };
};
