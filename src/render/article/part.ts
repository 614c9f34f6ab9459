/** An element of an article as it is drawn: what may stand in one, and nothing else. */
export interface Part {
  name: string;
  attributes: Record<string, string>;
  children: PartNode[];
}

/** An element, or a text. */
export type PartNode = Part | string;

/** An element of ours. */
export const part = (name: string, attributes: Record<string, string>, children: PartNode[]): Part => ({
  name,
  attributes,
  children,
});
