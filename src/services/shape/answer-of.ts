import type { ListShape, NullableShape, OpenText, RecordShape, Shape, Word } from './shape';

interface Kinds {
  text: string;
  key: string;
  number: number;
  amount: number | string;
  boolean: boolean;
  id: number | string;
  value: string | number | boolean;
  date: string;
  open: unknown;
}

type RecordOf<Members, Needed> = {
  -readonly [name in keyof Members as name extends Needed ? name : never]: AnswerOf<Members[name]>;
} & {
  -readonly [name in keyof Members as name extends Needed ? never : name]?: AnswerOf<Members[name]>;
} & { [field: string]: unknown };

export type AnswerOf<Of> = [Shape] extends [Of]
  ? // For `Shape`, which is the union of all shapes, the answer may have any type.
    unknown
  : Of extends Word<infer Known>
    ? OpenText<Known>
    : Of extends keyof Kinds
      ? Kinds[Of]
      : Of extends ListShape
        ? AnswerOf<Of['list']>[]
        : Of extends NullableShape
          ? AnswerOf<Of['nullable']> | null
          : Of extends RecordShape
            ? RecordOf<Of['members'], Of extends { needs: readonly (infer Name)[] } ? Name : never>
            : undefined;
