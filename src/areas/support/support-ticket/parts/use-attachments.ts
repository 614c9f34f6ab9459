import type { MutableRefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import type { Support } from '../../../../services/support/support';
import { fillText } from '../../../../widgets/kit/fill-text';
import { useStableCallback } from '../../../kit/use-stable-callback';
import { checkFile, type FileFault } from './check-file';
import { sizeOf } from './file-row';
import type { TicketTexts } from './ticket-model';
import { type UploadItem, Uploads, type UploadsView } from './uploads';

const BYTES_PER_MB = 1024 * 1024;

export interface AttachmentsOptions {
  readonly support: Support;
  readonly texts: TicketTexts;
  readonly locale: string;
  readonly uploadsRef: MutableRefObject<Uploads | undefined>;
  isHeld(): boolean;
}

export const useAttachments = ({ support, texts, locale, uploadsRef, isHeld }: AttachmentsOptions) => {
  const [announcement, setAnnouncement] = useState('');
  const [rejections, setRejections] = useState<readonly string[]>([]);
  const items = useUploads({
    support,
    uploadsRef,
    isHeld,
    announce: (result, file) => setAnnouncement(texts[`${result}Text`].replace('{name}', () => file.name)),
  });
  const { maxFiles, fileTypes } = texts;
  const maxBytes = texts.maxFileSize * BYTES_PER_MB;
  const fillLimits = (text: string, name = '') =>
    fillText(text, { size: sizeOf(maxBytes, locale), count: maxFiles, name }, locale);

  return {
    items,
    announcement,
    rejections,
    hint: fillLimits(texts.filesHint),
    add(list: Iterable<File> | null | undefined) {
      let count = items.length;
      const rejected: string[] = [];
      for (const file of list ?? []) {
        // Reject files while the ticket is being sent, because it wouldn't include them.
        const fault = isHeld() ? 'late' : checkFile(file, count, { maxCount: maxFiles, maxBytes, types: fileTypes });
        if (fault) {
          rejected.push(fillLimits(texts[FAULT_TEXTS[fault]], file.name));
        } else {
          count++;
          uploadsRef.current?.add(file);
        }
      }
      setRejections(rejected);
    },
  };
};

const FAULT_TEXTS = {
  many: 'tooManyText',
  type: 'wrongTypeText',
  size: 'tooLargeText',
  empty: 'emptyFileText',
  late: 'lateFileText',
} as const satisfies Record<FileFault | 'late', keyof TicketTexts>;

type UploadsOptions = Pick<UploadsView, 'announce' | 'isHeld'> & Pick<AttachmentsOptions, 'support' | 'uploadsRef'>;

const useUploads = ({ support, uploadsRef, announce, isHeld }: UploadsOptions): readonly UploadItem[] => {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const announceResult = useStableCallback(announce);
  const isHeldNow = useStableCallback(isHeld);
  useLayoutEffect(() => {
    const uploads = new Uploads(support, {
      onChange: () => setItems(uploads.items()),
      announce: announceResult,
      isHeld: isHeldNow,
    });
    uploadsRef.current = uploads;
    return () => uploads.end();
  }, [support, uploadsRef, announceResult, isHeldNow]);
  return items;
};
