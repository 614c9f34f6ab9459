import { parseJson } from '../../../../services/client/parse-json';
import { statusOf } from '../../../../services/client/status-of';

/** Why a ticket was refused. */
export interface Refusal {
  /** The challenge was not solved, or is over: another one is needed. */
  readonly isChallenge: boolean;
  /** What the service finds wrong: with the id of its field where it tells which. */
  readonly faults: readonly { readonly text: string; readonly field: string | undefined }[];
}

/** One of `details`, as Zendesk writes it: for a field of the form it tells its id, for the requester it does not. */
type Detail = { description?: unknown; field_key?: unknown; ticket_field_id?: unknown };

const ofRequester = /^(base: )?(requester|e-?mail|name)\b/i;

/** @param about the member of `details` that it stands under: `base`, `requester`, … */
const readDetail = (about: string, { field_key, ticket_field_id }: Detail, text: string): Refusal['faults'][number] => {
  const id = field_key ?? ticket_field_id;
  const whole = `${about}: ${text}`;
  if (id !== undefined && id !== null) return { text, field: `f${String(id)}` };
  if (!ofRequester.test(whole)) return { text, field: undefined };
  // `Requester: Name: is too short`; of somebody who is not taken at all the address is what can be changed.
  return {
    text: text.replace(/^(requester: *)?((e-?mail|name): *)?/i, ''),
    field: !/e-?mail|@/i.test(whole) && /name/i.test(whole) ? 'name' : 'email',
  };
};

/** Reads what came back from a ticket that was not taken; an answer without reasons gives none. */
export const readRefusal = async (error: unknown): Promise<Refusal> => {
  const status = statusOf(error);
  const { response }: { response?: unknown } = Object(error);
  const body: { details?: unknown; code?: unknown; error?: unknown } = Object(
    response instanceof Response &&
      (await response
        .clone()
        .text()
        .then(parseJson)
        .catch(() => undefined)),
  );
  const details = Object.entries(Object(body.details)).flatMap(([about, faults]) =>
    [faults].flat().flatMap((one) => {
      const detail: Detail = Object(one);
      return typeof detail.description === 'string' ? [readDetail(about, detail, detail.description)] : [];
    }),
  );
  return {
    isChallenge: /challenge|captcha/i.test(`${String(body.code)} ${String(body.error)}`),
    faults: status && status < 500 ? details : [],
  };
};
