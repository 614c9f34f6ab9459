import { useRef } from 'react';
import { error, name } from '../../../../widgets/kit/field.style';
import type { HostProps } from '../../../../widgets/kit/host';
import { Upload } from '../../../../widgets/kit/icons/upload';
import { visuallyHidden } from '../../../../widgets/kit/visually-hidden.style';
import { AreaButton } from '../../../kit/area-button';
import { hint } from '../../../kit/form/form.style';
import { files } from '../support-ticket.style';
import { FileRow } from './file-row';
import { type AttachmentsOptions, useAttachments } from './use-attachments';

export interface AttachmentsProps extends HostProps, Omit<AttachmentsOptions, 'locale'> {
  readonly id: string;
  readonly isSending: boolean;
}

/** A separate component, so that upload progress doesn't re-render the form. */
export const Attachments = ({ host, id, support, texts, uploadsRef, isSending, isHeld }: AttachmentsProps) => {
  const { locale } = host;
  const group = useRef<HTMLDivElement>(null);
  const attachments = useAttachments({ support, texts, locale, uploadsRef, isHeld });
  const { items, rejections, announcement, add } = attachments;
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
      <p className={hint}>{attachments.hint}</p>
      <input
        type="file"
        multiple
        hidden
        accept={texts.fileTypes}
        aria-label={texts.addFilesText}
        onChange={({ currentTarget: input }) => {
          add(input.files);
          // Lets the visitor pick the same file again.
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
              locale={locale}
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
