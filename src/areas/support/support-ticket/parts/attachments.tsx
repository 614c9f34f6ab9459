import type { MutableRefObject } from 'react';
import { useRef, useState } from 'react';
import type { Support } from '../../../../services/support/support';
import { error, name } from '../../../../widgets/kit/field.style';
import { fillText } from '../../../../widgets/kit/fill-text';
import type { HostProps } from '../../../../widgets/kit/host';
import { Upload } from '../../../../widgets/kit/icons/upload';
import { visuallyHidden } from '../../../../widgets/kit/visually-hidden.style';
import { AreaButton } from '../../../kit/area-button';
import { hint } from '../../../kit/form/form.style';
import { files } from '../support-ticket.style';
import { checkFile, type FileFault } from './check-file';
import { FileRow, sizeOf } from './file-row';
import type { TicketTexts } from './ticket-model';
import type { Uploads } from './uploads';
import { useUploads } from './use-uploads';

const BYTES_PER_MB = 1024 * 1024;

export interface AttachmentsProps extends HostProps {
  readonly id: string;
  readonly support: Support;
  readonly texts: TicketTexts;
  /** Receives the uploads, for the form to send. */
  readonly uploadsRef: MutableRefObject<Uploads | undefined>;
  readonly isSending: boolean;
  /** Reports whether the ticket is being sent, also before the next render. */
  isHeld(): boolean;
}

/** The files of a ticket. A component of its own, so that progress doesn't re-render the form. */
export const Attachments = ({ host, id, support, texts, uploadsRef, isSending, isHeld }: AttachmentsProps) => {
  const group = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [rejections, setRejections] = useState<readonly string[]>([]);
  const items = useUploads({
    support,
    uploadsRef,
    isHeld,
    announce: (result, file) => setAnnouncement(texts[`${result}Text`].replace('{name}', () => file.name)),
  });

  const maxBytes = texts.maxFileSize * BYTES_PER_MB;
  const limits = { size: sizeOf(maxBytes, host.locale), count: texts.maxFiles };
  const add = (list: Iterable<File> | null | undefined) => {
    const { accepted, rejected } = sortFiles([...(list ?? [])], (file, count) =>
      // A file that is added while the ticket is sent would be lost.
      isHeld()
        ? 'late'
        : checkFile(file, count + items.length, { maxCount: texts.maxFiles, maxBytes, types: texts.fileTypes }),
    );
    for (const file of accepted) uploadsRef.current?.add(file);
    setRejections(
      rejected.map(({ file, fault }) =>
        fillText(texts[FAULT_TEXTS[fault]], { ...limits, name: file.name }, host.locale),
      ),
    );
  };
  const focusAddButton = () => group.current?.querySelector('button')?.focus();

  return (
    <div
      ref={group}
      id={id}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}l`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        add(event.dataTransfer?.files);
      }}
    >
      <p id={`${id}l`} className={name}>
        {texts.filesLabel}
      </p>
      <p className={hint}>{fillText(texts.filesHint, { ...limits, name: '' }, host.locale)}</p>
      <input
        type="file"
        multiple
        hidden
        accept={texts.fileTypes}
        aria-label={texts.addFilesText}
        onChange={({ currentTarget: input }) => {
          add(input.files);
          // So that the same file can be picked again.
          input.value = '';
        }}
      />
      <AreaButton variant="secondary" busy={isSending} onClick={() => group.current?.querySelector('input')?.click()}>
        <Upload /> {texts.addFilesText}
      </AreaButton>
      <p className={error} role="alert">
        {rejections.map((text, i) => (
          <span key={i}>
            {text}
            <br />
          </span>
        ))}
      </p>
      <p className={visuallyHidden} role="status">
        {announcement}
      </p>
      {items.length > 0 && (
        <ul className={files}>
          {items.map((item) => (
            <FileRow
              key={item.key}
              item={item}
              locale={host.locale}
              texts={texts}
              isSending={isSending}
              onRetry={() => {
                uploadsRef.current?.retry(item.key);
                focusAddButton();
              }}
              onRemove={() => {
                uploadsRef.current?.remove(item.key);
                focusAddButton();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
};

type Rejection = FileFault | 'late';

const FAULT_TEXTS = {
  many: 'tooManyText',
  type: 'wrongTypeText',
  size: 'tooLargeText',
  empty: 'emptyFileText',
  late: 'lateFileText',
} as const satisfies Record<Rejection, keyof TicketTexts>;

/** @param check receives a file and the number of those accepted before it */
const sortFiles = (files: readonly File[], check: (file: File, count: number) => Rejection | undefined) => {
  const accepted: File[] = [];
  const rejected: { file: File; fault: Rejection }[] = [];
  for (const file of files) {
    const fault = check(file, accepted.length);
    if (fault) rejected.push({ file, fault });
    else accepted.push(file);
  }
  return { accepted, rejected };
};
