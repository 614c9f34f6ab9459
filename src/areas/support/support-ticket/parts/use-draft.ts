import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValue } from '../../../kit/form/field';
import { useStableCallback } from '../../../kit/use-stable-callback';
import { createDraft } from './draft';
import type { ModelField } from './ticket-model';

const SAVE_DELAY_MS = 300;

export interface DraftOptions {
  readonly formId: number | string | undefined;
  readonly fields: readonly ModelField[];
  readonly gamertag: string | undefined;
}

export interface DraftState {
  readonly restored: readonly (readonly [string, FieldValue])[];
  /** Saves after a short delay, or when the visitor leaves the page or the form. */
  scheduleSave(values: ReadonlyMap<string, FieldValue>): void;
  discard(): void;
}

export const useDraft = ({ formId, fields, gamertag }: DraftOptions): DraftState => {
  const [draft] = useState(() => createDraft(formId));
  const [restored] = useState(() => draft.read(fields, gamertag));
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; values: ReadonlyMap<string, FieldValue> }>(undefined);
  // The first signed-in player owns the draft, even after the session ends.
  const player = useRef(gamertag);
  useLayoutEffect(() => {
    player.current ??= gamertag;
  }, [gamertag]);

  const cancel = () => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  };
  const saveNow = useStableCallback(() => {
    if (!pending.current) return;
    const { values } = pending.current;
    cancel();
    draft.write(fields, values, player.current);
  });
  useEffect(() => {
    addEventListener('pagehide', saveNow);
    return () => {
      saveNow();
      removeEventListener('pagehide', saveNow);
    };
  }, [saveNow]);

  return {
    restored,
    scheduleSave(values) {
      cancel();
      pending.current = { timer: setTimeout(saveNow, SAVE_DELAY_MS), values };
    },
    discard() {
      cancel();
      draft.clear();
    },
  };
};
