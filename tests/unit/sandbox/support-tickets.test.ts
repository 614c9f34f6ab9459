// @vitest-environment node
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { sandboxSettings } from '../../../examples/sandbox/settings';
import { readAnswer } from '../../../src/services/shape/read-answer';
import type {
  Uploaded as AnyUploaded,
  Challenge,
  OneTicketForm,
  TicketField,
} from '../../../src/services/support/answers';
import { createdTicket } from '../../../src/services/support/answers';
import { runningSandbox } from './running-sandbox';

type Uploaded = Required<AnyUploaded>;

const sandbox = runningSandbox();
const { ask, get } = sandbox;
const usual = Number(sandboxSettings('').helpCentre!.ticketFormId);

interface FieldPage {
  readonly ticket_fields: readonly TicketField[];
  readonly meta: { has_more: boolean; after_cursor: string };
}
const everyField = async () => {
  const fields: TicketField[] = [];
  for (let after = '', more = true; more; ) {
    const path = `/ticket_fields?page%5Bsize%5D=100${after && `&page%5Bafter%5D=${encodeURIComponent(after)}`}`;
    const { ticket_fields, meta } = (await get(path)).body as FieldPage;
    fields.push(...ticket_fields);
    after = meta.after_cursor;
    more = meta.has_more;
  }
  return fields;
};

// SUP-1 to SUP-4
it('returns the form fields on two cursor pages and their texts on three', async () => {
  const ids = (await everyField()).map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([125, 125]);
  for (const [more, name] of [
    'Report a problem',
    'Ask about a purchase',
    'Write to us',
    'Every kind of field',
  ].entries()) {
    const { ticket_form } = (await get(`/ticket_forms/${usual + more}`)).body as OneTicketForm;
    expect([ticket_form!.name, ticket_form!.ticket_field_ids!.filter((id) => !ids.includes(id))]).toEqual([name, []]);
  }
  for (let page = 1; page < 4; page++) {
    const { body } = await get(`/dynamic_content/items?page=${page}&per_page=100`);
    const { count, next_page } = body as { count: number; next_page: string | null };
    expect([count, next_page === null]).toEqual([233, page === 3]);
  }
});

const challenge = async (type = 'Image') => {
  const { body, headers } = await get(`/api/v1.0/reportconcern/challenge?challengeType=${type}`);
  return { ...(body as Challenge & { id: string }), text: headers.get('x-sandbox-challenge')! };
};

// SUP-5
describe('challenges', () => {
  it('creates a new decodable image for each challenge, or a sound', async () => {
    const { id, image, text, contentType } = await challenge();
    const { width, height, data } = PNG.sync.read(Buffer.from(image!, 'base64'));
    expect([contentType, width, height, text.length, new Set(data).size > 20]).toEqual(['Image', 240, 80, 6, true]);
    const next = await challenge();
    expect([id === next.id, image === next.image]).toEqual([false, false]);
    const sound = await challenge('Audio');
    const wav = Buffer.from(sound.audio!, 'base64');
    expect(sound.text).toMatch(/^[1-6]{4}$/);
    expect(wav.toString('latin1', 0, 16)).toMatch(/^RIFF.{4}WAVEfmt $/s);
    expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
  });

  it('rejects challenges with Retry-After if too many are unanswered', async () => {
    await Promise.all(Array.from({ length: 100 }, () => challenge('Audio')));
    const { status, headers } = await get('/api/v1.0/reportconcern/challenge?challengeType=Image');
    expect([status, headers.get('retry-after')]).toEqual([429, '30']);
  });
});

const upload = async (name: string, body: BodyInit, query = '', type = 'text/plain') => {
  const path = `${sandbox.origin}/uploads.json?filename=${encodeURIComponent(name)}${query}`;
  const answer = await fetch(path, { method: 'POST', headers: { 'content-type': type }, body });
  return { status: answer.status, body: (await answer.json()) as Uploaded & { error: string } };
};

// SUP-7
describe('uploads', () => {
  it('returns a token that accepts more files, and a URL until they are deleted', async () => {
    const { status, body } = await upload('crash & burn.html', '<script>1</script>', '', 'text/html');
    const { token, attachment } = body.upload as { token: string; attachment: { content_url: string } };
    const described = { file_name: 'crash & burn.html', content_type: 'text/html', size: 18 };
    expect([status, attachment]).toEqual([201, expect.objectContaining(described)]);
    expect(await (await fetch(attachment.content_url)).text()).toBe('<script>1</script>');
    const attachments = [{ file_name: 'crash & burn.html' }, { file_name: 'b.txt' }];
    expect((await upload('b.txt', 'b', `&token=${token}`)).body.upload).toMatchObject({ token, attachments });
    const remove = async () => (await ask('DELETE', `/uploads/${token}`)).status;
    expect([await remove(), await remove()]).toEqual([204, 404]);
    expect((await fetch(attachment.content_url)).status).toBe(404);
  });

  it.each([
    ['', 'a', 422, 'RecordInvalid'],
    ['empty.txt', '', 422, 'RecordInvalid'],
    [`${'a'.repeat(252)}.txt`, 'a', 422, 'AttachmentFilenameTooLong'],
    ['setup.EXE', 'a', 422, 'RecordInvalid'],
    ['big.txt', Buffer.alloc(20 * 1024 * 1024 + 1), 413, 'AttachmentTooLarge'],
  ])('rejects the file "%.20s"', async (name, body, status, error) => {
    const answer = await upload(name, body);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
  });
});

// SUP-6
describe('tickets', () => {
  const post = (body: unknown) => ask('POST', '/api/v1.0/help/create-ticket', { body });
  const create = (ticket: unknown, solved?: { id: string; text: string }) => post({ ticket, challenge: solved });
  const plain = { subject: 'S', comment: { body: 'B' }, requester: { name: 'A', email: 'a@b.example' } };
  const stored = async () =>
    ((await get('/__sandbox/state')).body as { tickets: { payload: object; attachments: object[] }[] }).tickets;
  type Fault = { description: string; error: string; field_key?: number };
  const faultsOf = async (ticket: unknown) =>
    ((await create(ticket)).body as { details: { base: Fault[]; requester: Fault[] } }).details;

  it("stores tickets with their uploads, which can't be used again", async () => {
    const { token } = (await upload('log.txt', 'x')).body.upload;
    const { id, text } = await challenge();
    const ticket = { ...plain, comment: { body: 'B', uploads: [token] } };
    const { status, body } = await create(ticket, { id, text: ` ${text.toLowerCase()} ` });
    expect(readAnswer(createdTicket, body)).toEqual(body);
    expect([status, body]).toMatchObject([
      201,
      { ticket: { id: 480001, subject: 'S', attachments: [{ file_name: 'log.txt' }] } },
    ]);
    const attachments = [{ fileName: 'log.txt', size: 1 }];
    expect(await stored()).toMatchObject([{ id: 480001, payload: { ticket: { subject: 'S' } }, attachments }]);
    expect((await ask('DELETE', `/uploads/${token}`)).status).toBe(404);
  });

  it('requires a solved challenge, which is used up by success but not by a form error', async () => {
    const image = await challenge();
    expect((await create(plain, { ...image, text: 'NO' })).body).toMatchObject({ code: 'InvalidChallenge' });
    const statusOf = async (...of: Parameters<typeof create>) => (await create(...of)).status;
    const form = { ...plain, ticket_form_id: 360001900403 };
    const sound = await challenge('Audio');
    expect([await statusOf(plain, image), await statusOf(form)]).toEqual([400, 400]);
    expect(await statusOf({ ...form, subject: '' }, sound)).toBe(422);
    expect([await statusOf(plain, sound), await statusOf(plain, sound)]).toEqual([201, 400]);
    expect(await stored()).toHaveLength(1);
  });

  it('stores tickets without a known form unchanged, with the uploads that they name', async () => {
    const token = async () => (await upload('log.txt', 'x')).body.upload.token;
    const shapes = [
      { ticket: { subject: 'one', comment: { body: 'B', uploads: [await token()] } } },
      { ticket: { description: 'two' } },
      { subject: 'three', any: [1], uploads: [await token()] },
    ];
    for (const body of shapes) expect((await post(body)).status).toBe(201);
    const all = await stored();
    expect(all.map(({ attachments }) => attachments.length)).toEqual([1, 0, 1]);
    expect(all.map(({ payload }) => payload)).toEqual(shapes);
    expect((await post({ ticket: { subject: 'no text' } })).status).toBe(422);
  });

  it('reports each invalid field: blank, of the wrong type, and only if it is visible', async () => {
    const fields = await everyField();
    const titles = new Map(fields.map(({ id, title }) => [id, title]));
    const faults = async (custom: Record<string, unknown>) => {
      const values = { 'What is it about?': 'other', 'Where do you play?': 'phone', ...custom };
      const custom_fields = fields
        .filter(({ title }) => values[title as keyof typeof values] !== undefined)
        .map(({ id, title }) => ({ id, value: values[title as keyof typeof values] }));
      const { status, body } = await create({ ...plain, ticket_form_id: usual, custom_fields });
      if (status === 400) return [];
      const { base } = (body as { details: { base: Fault[] } }).details;
      return base.map(({ error, field_key }) => `${titles.get(field_key!)}: ${error}`);
    };
    const about = (what: string, more = {}) => faults({ 'What is it about?': what, ...more });
    const [blank, invalid] = ['BlankValue', 'InvalidValue'];
    expect(await faults({})).toEqual([]);
    expect(await faults({ 'What is it about?': undefined, 'Where do you play?': undefined })).toEqual([
      `What is it about?: ${blank}`,
      `Where do you play?: ${blank}`,
    ]);
    const unknown = { 'Where do you play?': 'toaster', 'Which editions have you tried?': ['standard', 'x'] };
    expect(await faults(unknown)).toEqual(Object.keys(unknown).map((title) => `${title}: ${invalid}`));
    const wrong = { 'Order number': '4711', 'Amount on the receipt': 'much', 'Day of the purchase': 'today' };
    expect(await about('purchase', { ...wrong, 'Paid with': 'gift_card' })).toEqual([
      ...Object.keys(wrong).map((title) => `${title}: ${invalid}`),
      `Last four letters of the card: ${blank}`,
    ]);
    const right = { 'Order number': 'ORD-2026-004711', 'Amount on the receipt': '19,90', 'Paid with': 'card' };
    expect(await about('purchase', { ...right, 'Day of the purchase': '2026-11-02' })).toEqual([]);
    expect(await faults({ 'Paid with': 'gift_card' })).toEqual([]);
    const world = `You may look at my world to find the fault: ${blank}`;
    expect(await about('realm')).toEqual([`Name of the Realm: ${blank}`, world]);
    const account = { 'Your gamertag': 'A', 'I can’t sign in at all': true };
    expect(await about('account', account)).toEqual([`Last time that it worked: ${blank}`]);
    expect(await about('crash', { 'How often in a week?': 'often' })).toEqual([`How often in a week?: ${invalid}`]);
  });

  it('requires a sender, known files and a known form', async () => {
    expect((await faultsOf({ ...plain, requester: { email: 'no' } })).requester).toEqual([
      { description: 'Requester: Email:  no is not properly formatted', error: 'InvalidValue' },
    ]);
    const described = async (ticket: object) => (await faultsOf({ ...plain, ...ticket })).base[0]!.description;
    expect(await described({ ticket_form_id: 7 })).toBe('Form: 7 is unknown');
    expect(await described({ comment: { body: 'B', uploads: ['none'] } })).toBe('Upload: none is unknown or over');
  });
});
