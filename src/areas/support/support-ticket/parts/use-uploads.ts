import type { MutableRefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import type { Support } from '../../../../services/support/support';
import { useStableCallback } from '../../../kit/use-stable-callback';
import { type UploadItem, Uploads, type UploadsView } from './uploads';

export interface UploadsOptions extends Pick<UploadsView, 'announce' | 'isHeld'> {
  readonly support: Support;
  /** Receives the uploads, for the form to send. */
  readonly uploadsRef: MutableRefObject<Uploads | undefined>;
}

/** Creates the uploads of a form, and returns their items. */
export const useUploads = ({ support, uploadsRef, announce, isHeld }: UploadsOptions): readonly UploadItem[] => {
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
