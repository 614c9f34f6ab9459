import type { Uploaded } from '../../../src/services/support/answers';
import type { Handler } from '../http/call';
import { paramOf } from '../http/params';
import { Refusal } from '../http/refusal';
import { random } from '../seeded/random';
import type { Attachment, State, Upload } from '../state/state';

const MAX_FILE_BYTES = 20 * 1024 * 1024;
const MAX_NAME_CHARACTERS = 255;
const TOKEN_LIFETIME_MS = 3_600_000;
// Limits for all stored files together, so that a page can't fill the memory (threat 5).
const MAX_FILES = 500;
const MAX_TOTAL_BYTES = 256 * 1024 * 1024;

const refused = /\.(exe|bat|cmd|com|msi|scr|ps1|vbs|jar|apk|dll|sh)$/i;
const refusedTypes =
  /^application\/(x-msdownload|x-msdos-program|x-sh|x-bat|java-archive|vnd\.android\.package-archive)\b/i;

export const upload: Handler = ({ state, query, headers, body, origin }) => {
  const fileName = query.get('filename')?.trim() ?? '';
  const invalid = (description: string, error: string) =>
    new Refusal(422, 'RecordInvalid', 'Record validation errors', { base: [{ description, error }] });
  if (!fileName) throw invalid('Filename: cannot be blank', 'BlankValue');
  if (fileName.length > MAX_NAME_CHARACTERS)
    throw new Refusal(
      422,
      'AttachmentFilenameTooLong',
      `The file's name is longer than ${MAX_NAME_CHARACTERS} characters.`,
    );
  if (body.length > MAX_FILE_BYTES)
    throw new Refusal(413, 'AttachmentTooLarge', `The file is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB.`);
  if (!body.length) throw invalid('File: is empty', 'BlankValue');
  const contentType = headers['content-type']?.replace(/;.*/s, '').trim() || 'application/octet-stream';
  if (refused.test(fileName) || refusedTypes.test(contentType))
    throw invalid(`File: ${fileName} is of a type that is not accepted`, 'InvalidValue');

  forgetExpired(state);
  const totalBytes = [...state.attachments.values()].reduce((sum, { bytes }) => sum + bytes.length, body.length);
  if (state.attachments.size >= MAX_FILES || totalBytes > MAX_TOTAL_BYTES)
    throw new Refusal(
      413,
      'AttachmentTooLarge',
      `The sandbox keeps ${MAX_FILES} files and ${MAX_TOTAL_BYTES / 1024 / 1024} MB in all: POST /__sandbox/reset.`,
    );

  const given = query.get('token');
  const earlier = given ? find(state.uploads, given) : undefined;
  const id = 360050700700 + state.count('attachment');
  const attachment: Attachment = { id, fileName, contentType, bytes: body };
  const made: Upload = earlier ?? {
    token: random(state.seed, `upload ${id}`).hex(32),
    attachments: [],
    expires: Date.now() + TOKEN_LIFETIME_MS,
  };
  made.attachments.push(attachment);
  state.uploads.set(made.token, made);
  state.attachments.set(id, attachment);
  const answer: Uploaded = {
    upload: {
      token: made.token,
      expires_at: new Date(made.expires).toISOString(),
      attachment: writeAttachment(attachment, origin),
      attachments: made.attachments.map((one) => writeAttachment(one, origin)),
    },
  };
  return { status: 201, body: answer };
};

/** Drops files after an hour, unless a ticket uses them. */
const forgetExpired = ({ uploads, attachments }: State): void => {
  for (const { token, expires, attachments: files } of uploads.values()) {
    if (expires >= Date.now()) continue;
    uploads.delete(token);
    for (const { id } of files) attachments.delete(id);
  }
};

const find = (uploads: ReadonlyMap<string, Upload>, token: string): Upload => {
  const found = uploads.get(token);
  if (!found || found.expires < Date.now()) throw new Refusal(404, 'RecordNotFound', 'Not found');
  return found;
};

/** Deletes an upload, except files that a ticket uses. */
export const removeUpload: Handler = (call) => {
  const { state } = call;
  const { token, attachments } = find(state.uploads, paramOf(call, 'token').replace(/\.json$/, ''));
  state.uploads.delete(token);
  for (const { id } of attachments) state.attachments.delete(id);
  return { status: 204 };
};

export const writeAttachment = ({ id, fileName, contentType, bytes }: Attachment, origin: string) => ({
  id,
  file_name: fileName,
  content_type: contentType,
  content_url: `${origin}/__sandbox/attachments/${id}/${encodeURIComponent(fileName)}`,
  size: bytes.length,
  inline: false,
  deleted: false,
  thumbnails: [],
});
