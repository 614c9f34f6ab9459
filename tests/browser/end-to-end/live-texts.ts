/** Runs in the page before its scripts. Records the texts of live regions in shadow roots. */
export const liveTexts = (): void => {
  const texts: string[] = [];
  (window as never as { liveTexts: string[] }).liveTexts = texts;
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    new MutationObserver(() => {
      for (const region of root.querySelectorAll('[role=status],[role=alert],[aria-live]')) {
        const text = region.textContent!.trim();
        if (text && !texts.includes(text)) texts.push(text);
      }
    }).observe(root, { childList: true, subtree: true, characterData: true });
    return root;
  };
};
