/** Calls back with the number of each text that is found, each time that it is. */
export type TextSearch = (text: string, found: (id: number) => void) => void;

/**
 * Looks for many texts at once: all go into one table, so that reading takes one look a character however many there are
 * (Aho and Corasick's automaton).
 *
 * @param texts of ASCII characters, not empty, each once; their positions are their numbers
 */
export const textSearch = (texts: readonly string[]): TextSearch => {
  // A column for each character that is in some text; all others share number 0.
  const columns = new Uint8Array(128);
  let width = 1;
  for (const text of texts) for (const character of text) columns[character.charCodeAt(0)] ||= width++;

  const all = new Int32Array((1 + texts.reduce((sum, { length }) => sum + length, 0)) * width);
  const ends: number[][] = [[]];
  for (let id = 0; id < texts.length; id++) {
    const text = texts[id]!;
    let row = 0;
    for (let at = 0; at < text.length; at++) {
      const slot = row * width + columns[text.charCodeAt(at)]!;
      row = all[slot] ||= ends.push([]) - 1;
    }
    ends[row]!.push(id);
  }

  // Breadth first: where a text can't go on, reading goes on in the longest other text that begins with how this one ends.
  const next = all.subarray(0, ends.length * width);
  const back = new Int32Array(ends.length);
  const order = new Int32Array(ends.length);
  let known = 0;
  for (let column = 0; column < width; column++) if (next[column]) order[known++] = next[column]!;
  for (let done = 0; done < known; done++) {
    const row = order[done]!;
    const other = back[row]!;
    for (const id of ends[other]!) ends[row]!.push(id);
    for (let column = 0; column < width; column++) {
      const slot = row * width + column;
      const instead = next[other * width + column]!;
      const child = next[slot]!;
      if (child) {
        back[child] = instead;
        order[known++] = child;
      } else next[slot] = instead;
    }
  }

  // By slot, so that a step is one addition and one look; negative where something ends.
  const slots = next;
  for (let slot = 0; slot < slots.length; slot++) slots[slot] = (ends[slots[slot]!]!.length > 0 ? -width : width) * slots[slot]!;
  return (text, found) => {
    let slot = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      slot = slots[slot + (code < 128 ? columns[code]! : 0)]!;
      if (slot < 0) {
        slot = -slot;
        for (const id of ends[slot / width]!) found(id);
      }
    }
  };
};
