import { error } from '../../../../widgets/kit/field.style';
import { Close } from '../../../../widgets/kit/icons/close';
import { Refresh } from '../../../../widgets/kit/icons/refresh';
import { Trash } from '../../../../widgets/kit/icons/trash';
import { AreaButton } from '../../../kit/area-button';
import { iconButtons, progressBar } from '../support-ticket.style';
import type { TicketTexts } from './ticket-model';
import type { UploadItem } from './uploads';

export interface FileRowProps {
  readonly item: UploadItem;
  readonly locale: string;
  readonly texts: TicketTexts;
  readonly isSending: boolean;
  onRetry(): void;
  onRemove(): void;
}

export const FileRow = ({
  item: { file, state, percent },
  locale,
  texts,
  isSending,
  onRetry,
  onRemove,
}: FileRowProps) => {
  const isUploading = state === 'uploading';
  const withName = (text: string) => text.replace('{name}', () => file.name);
  return (
    <li>
      <p>
        <b>{file.name}</b> <small>{isUploading ? `${percent} %` : sizeOf(file.size, locale)}</small>
      </p>
      <div className={iconButtons}>
        {state === 'failed' && (
          <AreaButton variant="quiet" label={withName(texts.retryFileText)} onClick={onRetry}>
            <Refresh />
          </AreaButton>
        )}
        <AreaButton
          variant="quiet"
          // While an upload delays the ticket, the visitor can cancel the upload.
          busy={state === 'removing' || (isSending && !isUploading)}
          label={withName(isUploading ? texts.cancelFileText : texts.removeFileText)}
          onClick={onRemove}
        >
          {isUploading ? <Close /> : <Trash />}
        </AreaButton>
      </div>
      {isUploading && <progress className={progressBar} max={100} value={percent} aria-label={file.name} />}
      {state === 'failed' && <p className={error}>{withName(texts.failedText)}</p>}
      {state === 'stuck' && <p className={error}>{withName(texts.stuckText)}</p>}
    </li>
  );
};

export const sizeOf = (bytes: number, locale: string): string => {
  const isLarge = bytes >= 1024 * 1024;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(bytes / 1024, 1) / (isLarge ? 1024 : 1));
};
