import type { Host } from '../../widgets/kit/host';

/** `Node.DOCUMENT_POSITION_PRECEDING | Node.DOCUMENT_POSITION_DISCONNECTED` */
const PRECEDING_OR_DISCONNECTED = 3;

/**
 * Whether the area is the first, in document order, of those that have called this. An area decides when it renders, so
 * after a later change of the page, two areas or none may be the first.
 */
export const isFirstPrompt = ({ element, page: { shared } }: Host): boolean => {
  shared.firstPrompt ??= element;
  if (shared.firstPrompt.compareDocumentPosition(element) & PRECEDING_OR_DISCONNECTED) shared.firstPrompt = element;
  return shared.firstPrompt === element;
};
