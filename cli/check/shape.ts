/** The form of a JSON value: what `check` holds configs against, and what the JSON Schema is made from. */
export type Shape =
  | { is: 'text'; text: string }
  | { is: 'list'; text: string; items: Shape }
  /** An object with any keys. `keys` says what a key is. */
  | { is: 'map'; text: string; keys: string; values: Shape }
  | { is: 'object'; text: string; members: Readonly<Record<string, Shape>>; required: readonly string[] }
  /** Forms that differ in their JSON type. */
  | { is: 'either'; text: string; of: readonly [Shape, ...Shape[]] };
