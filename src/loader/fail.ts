import { fire } from './fire';
import { handles } from './handles';
import { runChunk } from './run-chunk';
import { setState } from './state';
import type { Handle, Phase } from './types';

/** Says on the element and in the console what failed (LDR-6). The report chunk has the words and the mend. */
export const fail = async (handle: Handle, phase: Phase, error?: unknown) => {
  const { element, widget } = handle;
  // The element was renamed or removed while this widget loaded.
  if (handles.get(element) !== handle) return;
  setState(handle, 'error');
  fire(element, 'error', { phase, widget, error: (await runChunk('report', element, widget, phase, error)) ?? error });
};
