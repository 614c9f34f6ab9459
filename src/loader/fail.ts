import { fire } from './fire';
import { runChunk } from './run-chunk';
import type { Handle, Phase } from './types';

/** Says on the element and in the console what failed (LDR-6). The report chunk has the words and the mend. */
export const fail = async (handle: Handle, phase: Phase, error?: unknown) => {
  const { element, widget } = handle;
  element.dataset.widgetState = 'error';
  fire(element, 'error', { phase, widget, error: (await runChunk('report', element, widget, phase, error)) ?? error });
};
