import { parseJson } from '../../../../services/client/parse-json';
import { statusOf } from '../../../../services/client/status-of';
import type { ModelField } from './ticket-model';

export interface RefusalFault {
  readonly text: string;
  readonly field: string | undefined;
}

export interface Refusal {
  /** Whether the solution was wrong or too late, so that the visitor needs a new challenge. */
  readonly isChallenge: boolean;
  readonly faults: readonly RefusalFault[];
}

/** Contains an id only if the error belongs to a field. */
type Detail = { description?: unknown; field_key?: unknown; ticket_field_id?: unknown };

const requesterPattern = /^(base: )?(requester|e-?mail|name)\b/i;

export const readRefusal = async (error: unknown): Promise<Refusal> => {
  const status = statusOf(error);
  const body = await readBody(error);
  return {
    isChallenge: /challenge|captcha/i.test(`${String(body.code)} ${String(body.error)}`),
    faults: status && status < 500 ? readDetails(body.details) : [],
  };
};

export const faultsByField = (faults: readonly RefusalFault[], fields: readonly ModelField[]) => {
  const texts = new Map<string, string>();
  const others: RefusalFault[] = [];
  for (const fault of faults) {
    const field = fields.find(({ id }) => id === fault.field);
    if (!field) {
      others.push(fault);
      continue;
    }
    // Remove the field's label, because the error summary adds it.
    const text = fault.text.replace(`${field.label}: `, '');
    const before = texts.get(field.id);
    texts.set(field.id, before ? `${before} ${text}` : text);
  }
  return { texts, others };
};

const readBody = async (error: unknown): Promise<{ details?: unknown; code?: unknown; error?: unknown }> => {
  const { response }: { response?: unknown } = Object(error);
  if (!(response instanceof Response)) return {};
  return Object(
    await response
      .clone()
      .text()
      .then(parseJson)
      .catch(() => undefined),
  );
};

const readDetails = (details: unknown): RefusalFault[] =>
  Object.entries(Object(details)).flatMap(([member, faults]) =>
    [faults].flat().flatMap((one) => {
      const detail: Detail = Object(one);
      return typeof detail.description === 'string' ? [readDetail(member, detail, detail.description)] : [];
    }),
  );

const readDetail = (member: string, { field_key, ticket_field_id }: Detail, text: string): RefusalFault => {
  const id = field_key ?? ticket_field_id;
  if (id !== undefined && id !== null) return { text, field: `f${String(id)}` };
  const context = `${member}: ${text}`;
  if (!requesterPattern.test(context)) return { text, field: undefined };
  // If the whole requester is rejected, blame the email address, which the visitor can change.
  const isName = !/e-?mail|@/i.test(context) && /name/i.test(context);
  return {
    // `Requester: Name: is too short` becomes `is too short`.
    text: text.replace(/^(requester: *)?((e-?mail|name): *)?/i, ''),
    field: isName ? 'name' : 'email',
  };
};
