import type { Attachment } from '../state/state';

/** An attachment as Zendesk describes it. */
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
