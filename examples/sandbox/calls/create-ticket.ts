import type { CreatedTicket } from '../../../src/services/support/answers';
import type { Call, Handler } from '../http/call';
import { isObject, jsonObject } from '../http/json-body';
import { Refusal } from '../http/refusal';
import type { State } from '../state/state';
import { keepNewest } from '../state/state';
import { ticketFaults } from './ticket-faults';
import { writeAttachment } from './uploads';

/** Checks a challenge's solution, ignoring case and spaces. A challenge can't be used again. */
const checkChallenge = (value: unknown, { challenges }: State): void => {
  const { id, text } = isObject(value) ? value : {};
  const known = challenges.get(String(id));
  challenges.delete(String(id));
  const given = String(text ?? '')
    .replace(/\s/g, '')
    .toUpperCase();
  if (!known || known.expires < Date.now() || known.text !== given) {
    throw new Refusal(
      400,
      'InvalidChallenge',
      'The challenge was not answered correctly, or is over. Ask for a new one.',
    );
  }
};

/** Finds upload tokens anywhere in a payload, because its shape is unknown. */
const mentionedUploads = (payload: unknown, { uploads }: State) => {
  const text = JSON.stringify(payload);
  return [...uploads.values()].filter(({ token, expires }) => expires > Date.now() && text.includes(`"${token}"`));
};

/** @throws Refusal 422 for an unknown token */
const namedUploads = (ticket: Record<string, unknown>, { uploads }: State) => {
  const comment = isObject(ticket.comment) ? ticket.comment : {};
  const tokens = Array.isArray(comment.uploads) ? comment.uploads.map(String) : [];
  return tokens.map((token) => {
    const upload = uploads.get(token);
    if (!upload || upload.expires < Date.now())
      throw new Refusal(422, 'RecordInvalid', 'Record validation errors', {
        base: [{ description: `Upload: ${token} is unknown or over`, error: 'InvalidValue' }],
      });
    return upload;
  });
};

const keep = ({ state, origin }: Call, payload: Record<string, unknown>, uploads: ReturnType<typeof namedUploads>) => {
  const id = 480000 + state.count('ticket');
  const createdAt = new Date().toISOString().replace(/\.\d+/, '');
  keepNewest(state.tickets, { id, createdAt, payload, attachments: uploads.flatMap(({ attachments }) => attachments) });
  for (const { token } of uploads) state.uploads.delete(token);
  const { subject } = isObject(payload.ticket) ? payload.ticket : payload;
  const attachments = uploads
    .flatMap((upload) => upload.attachments)
    .map((attachment) => writeAttachment(attachment, origin));
  const body: CreatedTicket = {
    ticket: {
      id,
      url: `${origin}/__sandbox/state`,
      status: 'new',
      ...(typeof subject === 'string' && { subject }),
      attachments,
      created_at: createdAt,
      updated_at: createdAt,
    },
  };
  return { status: 201, body };
};

/**
 * A `ticket` with a `ticket_form_id` must match that form, and needs a solved `challenge`. Other tickets need only a
 * text. A payload without a `ticket` is stored unchanged, because the specification doesn't define its format.
 */
export const createTicket: Handler = (call) => {
  const { state } = call;
  const payload = jsonObject(call);
  if (payload.ticket === undefined) return keep(call, payload, mentionedUploads(payload, state));
  if (!isObject(payload.ticket)) throw new Refusal(400, 'InvalidJson', '"ticket" is no object.');
  const faults = ticketFaults(payload.ticket, state.support);
  if (faults) throw new Refusal(422, 'RecordInvalid', 'Record validation errors', { ...faults });
  const uploads = namedUploads(payload.ticket, state);
  // Check the challenge last, so that an invalid form doesn't use it up.
  if (payload.ticket.ticket_form_id !== undefined || payload.challenge !== undefined)
    checkChallenge(payload.challenge, state);
  return keep(call, payload, uploads);
};
