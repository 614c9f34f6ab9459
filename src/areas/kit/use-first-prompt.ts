import { useLayoutEffect, useState } from 'react';
import type { Host, PromptEntry } from '../../widgets/kit/host';

export const useFirstPrompt = ({ element, isFirstPrompt, page: { shared } }: Host): boolean => {
  const [isFirst, setIsFirst] = useState(
    () => isFirstPrompt?.() ?? ![...(shared.prompts ?? [])].some((other) => precedes(other.element, element)),
  );
  useLayoutEffect(() => {
    const prompt: PromptEntry = { element, setIsFirst };
    shared.prompts ??= new Set();
    const { prompts } = shared;
    prompts.add(prompt);
    chooseFirst(prompts);
    return () => {
      prompts.delete(prompt);
      chooseFirst(prompts);
    };
  }, [element, shared]);
  return isFirst;
};

/** Prefers prompts in the document, because detached prompts have no defined order. */
const chooseFirst = (prompts: ReadonlySet<PromptEntry>): void => {
  const connected = [...prompts].filter(({ element }) => element.isConnected);
  let first: PromptEntry | undefined;
  for (const prompt of connected.length > 0 ? connected : prompts)
    if (!first || precedes(prompt.element, first.element)) first = prompt;
  for (const prompt of prompts) prompt.setIsFirst(prompt === first);
};

const precedes = (one: Node, other: Node): boolean =>
  one.isConnected && !!(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING);
