// @vitest-environment node
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../../src/services/shape/read-answer';
import type { Uploaded as AnyUploaded, Challenge } from '../../../src/services/support/answers';
import { createdTicket } from '../../../src/services/support/answers';
import { runningSandbox } from './running-sandbox';
import { everyField, usual } from './ticket-fields';

// The sandbox's answers are whole.
type Uploaded = Required<AnyUploaded>;

const sandbox = runningSandbox();
const { ask, get } = sandbox;

const challenge = async (type = 'Image') => {
  const { body, headers } = await get(`/api/v1.0/reportconcern/challenge?challengeType=${type}`);
  return { ...(body as Challenge & { id: string }), text: headers.get('x-sandbox-challenge')! };
};

describe('challenges (SUP-5)', () => {
  it('are a picture that can be decoded, or a sound', async () => {
    const { image, text, contentType } = await challenge();
    const { width, height, data } = PNG.sync.read(Buffer.from(image!, 'base64'));
    expect([contentType, width, height, text.length, new Set(data).size > 20]).toEqual(['Image', 240, 80, 6, true]);
    const sound = await challenge('Audio');
    const wav = Buffer.from(sound.audio!, 'base64');
    expect([sound.text, wav.toString('latin1', 0, 4), wav.toString('latin1', 8, 16), wav.readUInt32LE(40)]).toEqual([
      expect.stringMatching(/^[1-6]{4}$/),
      'RIFF',
      'WAVEfmt ',
      wav.length - 44,
    ]);
  });

  it('are new each time, and of no other kind', async () => {
    const [one, two] = [await challenge(), await challenge()];
    expect([one.id === two.id, one.image === two.image]).toEqual([false, false]);
    expect((await get('/api/v1.0/reportconcern/challenge?challengeType=Smell')).status).toBe(400);
    expect((await get('/api/v1.0/reportconcern/challenge')).status).toBe(400);
  });

  it('are refused with Retry-After when too many wait for an answer', async () => {
    await Promise.all(Array.from({ length: 100 }, () => get('/api/v1.0/reportconcern/challenge?challengeType=Audio')));
    const { status, headers } = await get('/api/v1.0/reportconcern/challenge?challengeType=Image');
    expect([status, headers.get('retry-after')]).toEqual([429, '30']);
  });
});

const upload = async (name: string, body: BodyInit, query = '', type = 'text/plain') => {
  const answer = await fetch(`${sandbox.origin}/uploads.json?filename=${encodeURIComponent(name)}${query}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  return {
    status: answer.status,
    body: (await answer.json()) as Uploaded & { error: string; details: { base: unknown[] } },
  };
};

describe('uploads (SUP-7)', () => {
  it('give a token and where the file lies, which is only ever downloaded', async () => {
    const {
      status,
      body: {
        upload: { token, attachment },
      },
    } = await upload('crash & burn.html', '<script>1</script>', '', 'text/html');
    const { content_url } = attachment as { content_url: string };
    expect([status, attachment]).toEqual([
      201,
      expect.objectContaining({ file_name: 'crash & burn.html', content_type: 'text/html', size: 18 }),
    ]);
    const file = await fetch(content_url);
    expect([
      file.status,
      file.headers.get('content-disposition'),
      file.headers.get('content-security-policy'),
      await file.text(),
    ]).toEqual([200, 'attachment', 'sandbox', '<script>1</script>']);
    expect((await upload('b.txt', 'b', `&token=${token}`)).body.upload).toMatchObject({
      token,
      attachments: [{ file_name: 'crash & burn.html' }, { file_name: 'b.txt' }],
    });
    expect((await ask('DELETE', `/uploads/${token}`)).status).toBe(204);
    expect((await ask('DELETE', `/uploads/${token}`)).status).toBe(404);
    expect((await fetch(content_url)).status).toBe(404);
  });

  it.each([
    ['', 'a', 422, 'RecordInvalid'],
    ['empty.txt', '', 422, 'RecordInvalid'],
    [`${'a'.repeat(252)}.txt`, 'a', 422, 'AttachmentFilenameTooLong'],
    ['setup.EXE', 'a', 422, 'RecordInvalid'],
    ['big.txt', Buffer.alloc(20 * 1024 * 1024 + 1), 413, 'AttachmentTooLarge'],
  ])('%.20s is refused', async (name, body, status, error) => {
    const answer = await upload(name, body);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
  });
});

describe('tickets (SUP-6)', () => {
  const create = (ticket: unknown, solved?: { id: string; text: string }) =>
    ask('POST', '/api/v1.0/help/create-ticket', { body: { ticket, challenge: solved } });
  const plainTicket = { subject: 'S', comment: { body: 'B' }, requester: { name: 'A', email: 'a@b.example' } };
  const kept = async () =>
    (
      (await get('/__sandbox/state')).body as {
        tickets: { payload: { ticket: { subject: string } }; attachments: { fileName: string }[] }[];
      }
    ).tickets;
  const faultsOf = (answer: { body: unknown }) =>
    (answer.body as { details: { base: { description: string; error: string; field_key?: number }[] } }).details.base;

  it('are kept with their uploads, which then are used up', async () => {
    const {
      body: {
        upload: { token },
      },
    } = await upload('log.txt', 'x');
    const { id, text } = await challenge();
    const answer = await create(
      { ...plainTicket, comment: { body: 'B', uploads: [token] } },
      { id, text: ` ${text.toLowerCase()} ` },
    );
    expect(readAnswer(createdTicket, answer.body)).toEqual(answer.body);
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        ticket: expect.objectContaining({
          id: 480001,
          subject: 'S',
          attachments: [expect.objectContaining({ file_name: 'log.txt' })],
        }),
      },
    ]);
    expect(await kept()).toMatchObject([
      { id: 480001, payload: { ticket: { subject: 'S' } }, attachments: [{ fileName: 'log.txt', size: 1 }] },
    ]);
    expect((await ask('DELETE', `/uploads/${token}`)).status).toBe(404);
  });

  it('need a challenge that was solved, each once', async () => {
    const { id, text } = await challenge();
    const wrong = await create(plainTicket, { id, text: 'NO' });
    expect([wrong.status, wrong.body]).toEqual([400, expect.objectContaining({ code: 'InvalidChallenge' })]);
    expect((await create(plainTicket, { id, text })).status).toBe(400);
    expect((await create({ ...plainTicket, ticket_form_id: 360001900403 })).status).toBe(400);
    const sound = await challenge('Audio');
    expect((await create(plainTicket, sound)).status).toBe(201);
    expect((await create(plainTicket, sound)).status).toBe(400);
    expect(await kept()).toHaveLength(1);
  });

  it('of a caller who knows no form are kept, with the uploads that they name', async () => {
    const token = async () => (await upload('log.txt', 'x')).body.upload.token;
    const shapes = [
      { ticket: { subject: 'one', comment: { body: 'B', uploads: [await token()] } } },
      { ticket: { description: 'two' } },
      { subject: 'three', uploads: [await token()] },
    ];
    for (const body of shapes) expect((await ask('POST', '/api/v1.0/help/create-ticket', { body })).status).toBe(201);
    expect((await kept()).map(({ attachments }) => attachments.length)).toEqual([1, 0, 1]);
    expect(
      (await ask('POST', '/api/v1.0/help/create-ticket', { body: { ticket: { subject: 'no text' } } })).status,
    ).toBe(422);
  });

  it('with a mistake in the form don’t use the challenge up', async () => {
    const solved = await challenge();
    expect((await create({ ...plainTicket, subject: '', ticket_form_id: 360001900403 }, solved)).status).toBe(422);
    expect((await create(plainTicket, solved)).status).toBe(201);
  });

  it('are told every mistake by its field: blank, of the wrong kind, and only of fields that are shown', async () => {
    const fields = await everyField(get);
    const idOf = (title: string) => fields.find((field) => field.title === title)!.id;
    const asked = (custom: Record<string, unknown>) =>
      create({
        ...plainTicket,
        ticket_form_id: usual,
        custom_fields: Object.entries(custom).map(([title, value]) => ({ id: idOf(title), value })),
      });
    const named = (answer: { body: unknown }) =>
      faultsOf(answer).map(({ error, field_key }) => `${fields.find(({ id }) => id === field_key)?.title}: ${error}`);
    const base = { 'What is it about?': 'other', 'Where do you play?': 'phone' };

    expect(named(await asked({}))).toEqual(['What is it about?: BlankValue', 'Where do you play?: BlankValue']);
    expect((await asked(base)).status).toBe(400); // only the challenge is missing
    expect(
      named(
        await asked({ ...base, 'Where do you play?': 'toaster', 'Which editions have you tried?': ['standard', 'x'] }),
      ),
    ).toEqual(['Where do you play?: InvalidValue', 'Which editions have you tried?: InvalidValue']);
    expect(
      named(
        await asked({
          ...base,
          'What is it about?': 'purchase',
          'Order number': '4711',
          'Amount on the receipt': 'much',
          'Day of the purchase': 'today',
          'Paid with': 'gift_card',
        }),
      ),
    ).toEqual([
      'Order number: InvalidValue',
      'Amount on the receipt: InvalidValue',
      'Day of the purchase: InvalidValue',
      'Last four letters of the card: BlankValue',
    ]);
    expect(
      (
        await asked({
          ...base,
          'What is it about?': 'purchase',
          'Order number': 'ORD-2026-004711',
          'Amount on the receipt': '19,90',
          'Day of the purchase': '2026-11-02',
          'Paid with': 'card',
        })
      ).status,
    ).toBe(400);
    // A hidden parent's value shows nothing.
    expect((await asked({ ...base, 'Paid with': 'gift_card' })).status).toBe(400);
    expect(named(await asked({ ...base, 'What is it about?': 'realm' }))).toEqual([
      'Name of the Realm: BlankValue',
      'You may look at my world to find the fault: BlankValue',
    ]);
    expect(
      named(
        await asked({ ...base, 'What is it about?': 'account', 'Your gamertag': 'A', 'I can’t sign in at all': true }),
      ),
    ).toEqual(['Last time that it worked: BlankValue']);
    expect(named(await asked({ ...base, 'What is it about?': 'crash', 'How often in a week?': 'often' }))).toEqual([
      'How often in a week?: InvalidValue',
    ]);
  });

  it('need a sender, known files and a known form', async () => {
    expect((await create({ ...plainTicket, requester: { email: 'no' } })).body).toMatchObject({
      details: {
        requester: [{ description: 'Requester: Email:  no is not properly formatted', error: 'InvalidValue' }],
      },
    });
    expect(faultsOf(await create({ ...plainTicket, ticket_form_id: 7 }))).toMatchObject([
      { description: 'Form: 7 is unknown' },
    ]);
    expect(faultsOf(await create({ ...plainTicket, comment: { body: 'B', uploads: ['none'] } }))).toMatchObject([
      { description: 'Upload: none is unknown or over' },
    ]);
    expect((await ask('POST', '/api/v1.0/help/create-ticket', { body: 'no json' })).status).toBe(400);
  });

  it('of a shape that is not ours are kept as they came', async () => {
    expect((await ask('POST', '/api/v1.0/help/create-ticket', { body: { subject: 'S', any: [1] } })).status).toBe(201);
    expect(await kept()).toMatchObject([{ payload: { subject: 'S', any: [1] } }]);
  });
});
