import type { AnswerOf } from './answer-of';
import type { Kind, Shape } from './shape';

/**
 * Copies an answer. Members of a wrong type become undefined. List items of a wrong type are omitted. Unknown members
 * are copied unchanged.
 *
 * @returns undefined if the answer as a whole doesn't match its shape
 */
export const readAnswer = <Of extends Shape>(shape: Of, given: unknown): AnswerOf<Of> | undefined =>
  read(shape, given) as AnswerOf<Of> | undefined;

const read = (shape: Shape, given: unknown): unknown => {
  if (typeof shape === 'string') return readKind(shape, given);
  if ('nullable' in shape) return given === null ? given : read(shape.nullable, given);
  if ('list' in shape)
    return Array.isArray(given)
      ? given.map((one) => read(shape.list, one)).filter((one) => one !== undefined)
      : undefined;
  if (!given || typeof given !== 'object' || Array.isArray(given)) return undefined;
  const found: Record<string, unknown> = { ...given };
  // Keep an invalid member as undefined, so that callers can detect it with `in`.
  for (const [name, member] of Object.entries(shape.members))
    if (Object.hasOwn(found, name)) found[name] = read(member, found[name]);
  return shape.needs?.some((name) => (found[name] ?? '') === '') ? undefined : found;
};

const readKind = (kind: Kind, given: unknown): unknown => {
  const text = typeof given === 'string' ? given : undefined;
  const number = text?.trim() ? Number(text) : given;
  const finite = Number.isFinite(number) ? number : undefined;
  const id = text ?? finite;
  switch (kind) {
    case 'text':
      return text;
    case 'key':
      return id?.toString();
    case 'number':
      return finite;
    case 'amount':
      return finite ?? (text || undefined);
    case 'boolean':
      if (given === false || given === 'false') return false;
      return given === true || given === 'true' || undefined;
    case 'id':
      return id;
    case 'value':
      return typeof given === 'boolean' ? given : id;
    case 'date':
      return Number.isNaN(Date.parse(text ?? '')) ? undefined : text;
    case 'open':
      return given;
  }
};
