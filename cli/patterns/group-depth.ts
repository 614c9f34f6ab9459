/** How deep the groups of a valid pattern are nested: `(a(b))` is 2 deep. One walk, whatever the depth. */
export const groupDepth = (source: string): number => {
  let [depth, most, inClass] = [0, 0, false];
  for (let index = 0; index < source.length; index++) {
    const char = source[index];
    if (char === '\\') index++;
    else if (inClass) inClass = char !== ']';
    else if (char === '[') inClass = true;
    else if (char === '(') most = Math.max(most, ++depth);
    else if (char === ')') depth--;
  }
  return most;
};
