/**
 * The id of a heading, without the prefix: its own, else made of its text; no other of the article has it.
 *
 * @param ids of the article so far
 */
export const headingId = (text: string, own: string, ids: ReadonlySet<string>): string => {
  const slug =
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'part';
  const wanted = own || slug;
  let id = wanted;
  for (let count = 2; ids.has(id); count++) id = `${wanted}-${count}`;
  return id;
};
