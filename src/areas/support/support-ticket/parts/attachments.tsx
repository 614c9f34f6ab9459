import type { MutableRefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { PropsOf } from '../../../../widgets/kit/description';
import { error, name } from '../../../../widgets/kit/field.style';
import { fillText } from '../../../../widgets/kit/fill-text';
import type { HostProps } from '../../../../widgets/kit/host';
import { Close } from '../../../../widgets/kit/icons/close';
import { Refresh } from '../../../../widgets/kit/icons/refresh';
import { Trash } from '../../../../widgets/kit/icons/trash';
import { Upload } from '../../../../widgets/kit/icons/upload';
import { visuallyHidden } from '../../../../widgets/kit/visually-hidden.style';
import { AreaButton } from '../../../kit/area-button';
import { hint } from '../../../kit/form/form.style';
import { bar, files, square } from '../support-ticket.style';
import type { description } from '../support-ticket.widget';
import type { checkFile } from './check-file';
import type { UploadItem, Uploads, UploadsViewer } from './uploads';

export interface AttachmentsProps extends HostProps {
  readonly id: string;
  readonly loaded: { readonly checkFile: typeof checkFile; uploads(viewer: UploadsViewer): Uploads };
  readonly texts: PropsOf<typeof description>;
  /** Given the files, for the form to send; while they are held, none is added or removed. */
  readonly uploads: MutableRefObject<Uploads | undefined>;
  isHeld(): boolean;
}

/**
 * Files of a ticket: each is uploaded as soon as it is added. It draws itself, so that progress does not draw the form.
 */
export const Attachments = ({ host, id, loaded, texts, uploads, isHeld }: AttachmentsProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  const [refused, refuse] = useState<readonly string[]>([]);
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  useLayoutEffect(() => {
    const own = loaded.uploads({
      isHeld,
      changed: () => setItems(own.items()),
      say: (what, { name }) => say(texts[`${what}Text`].replace('{name}', () => name)),
    });
    uploads.current = own;
    return own.end;
  }, []);

  const { maxFiles, maxFileSize } = texts;
  const limits = { count: maxFiles, size: maxFileSize * 1024 * 1024, types: texts.fileTypes };
  const limit = sizeOf(limits.size, host.locale);
  const placed = (text: string, name = '') => fillText(text, { size: limit, count: maxFiles, name }, host.locale);

  const add = (list: Iterable<File> | null | undefined) => {
    // The ticket names its files already: one more would be lost with the form.
    if (isHeld()) return refuse([...(list ?? [])].map((file) => placed(texts.lateFileText, file.name)));
    let count = items.length;
    const why: string[] = [];
    for (const file of list ?? []) {
      const fault = loaded.checkFile(file, count, limits);
      if (fault)
        why.push(
          placed(
            {
              many: texts.tooManyText,
              type: texts.wrongTypeText,
              size: texts.tooLargeText,
              empty: texts.emptyFileText,
            }[fault],
            file.name,
          ),
        );
      else {
        count++;
        uploads.current?.add(file);
      }
    }
    refuse(why);
  };

  return (
    <div
      ref={box}
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
      <p className={hint}>{placed(texts.filesHint)}</p>
      <input
        type="file"
        multiple
        hidden
        accept={texts.fileTypes}
        aria-label={texts.addFilesText}
        onChange={(event) => {
          const { currentTarget: input } = event;
          add(input.files);
          // The same file can be picked again.
          input.value = '';
        }}
      />
      <AreaButton variant="secondary" busy={isHeld()} onClick={() => box.current?.querySelector('input')?.click()}>
        <Upload /> {texts.addFilesText}
      </AreaButton>
      <p className={error} role="alert">
        {refused.map((text, i) => (
          <span key={i}>
            {text}
            <br />
          </span>
        ))}
      </p>
      <p className={visuallyHidden} role="status">
        {said}
      </p>
      {items.length > 0 && (
        <ul className={files}>
          {items.map((item) => (
            <File
              key={item.key}
              item={item}
              size={sizeOf(item.file.size, host.locale)}
              texts={texts}
              isHeld={isHeld()}
              onRetry={() => {
                uploads.current?.retry(item.key);
                box.current?.querySelector('button')?.focus();
              }}
              onRemove={() => {
                uploads.current?.remove(item.key);
                box.current?.querySelector('button')?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
};

const File = ({
  item: { file, state, percent },
  size,
  texts,
  isHeld,
  onRetry,
  onRemove,
}: {
  item: UploadItem;
  size: string;
  texts: AttachmentsProps['texts'];
  isHeld: boolean;
  onRetry(): void;
  onRemove(): void;
}) => {
  const isUploading = state === 'uploading';
  const wrong = state === 'failed' ? texts.failedText : state === 'stuck' ? texts.stuckText : '';
  return (
    <li>
      <p>
        <b>{file.name}</b> <small>{isUploading ? `${percent} %` : size}</small>
      </p>
      <div className={square}>
        {state === 'failed' && (
          <AreaButton variant="quiet" label={texts.retryFileText.replace('{name}', () => file.name)} onClick={onRetry}>
            <Refresh />
          </AreaButton>
        )}
        <AreaButton
          variant="quiet"
          // What is on its way is in no ticket yet, and keeps it waiting: that can be cancelled.
          busy={state === 'removing' || (isHeld && !isUploading)}
          label={(isUploading ? texts.cancelFileText : texts.removeFileText).replace('{name}', () => file.name)}
          onClick={onRemove}
        >
          {isUploading ? <Close /> : <Trash />}
        </AreaButton>
      </div>
      {isUploading && <progress className={bar} max={100} value={percent} aria-label={file.name} />}
      {wrong && <p className={error}>{wrong.replace('{name}', () => file.name)}</p>}
    </li>
  );
};

const sizeOf = (bytes: number, locale: string) => {
  const isLarge = bytes >= 1024 * 1024;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(bytes / 1024, 1) / (isLarge ? 1024 : 1));
};
