/** A JSON Schema, or a part of one. */
export type JsonSchemaValue = Readonly<Record<string, unknown>>;
