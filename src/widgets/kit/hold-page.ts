/**
 * Stops Firefox and Safari from scrolling the page behind an open dialog. If the page moves the dialog, makes it modal
 * again.
 */
export default (dialog: HTMLDialogElement): void => {
  if (!dialog.open) return;
  const { adoptedStyleSheets: sheets, scrollingElement } = document;
  const sheet = new CSSStyleSheet();
  // Reserve the scrollbar's space with `scrollbar-gutter`. Don't measure the scrollbar: on a page without a doctype,
  // the root element's width isn't the viewport's.
  const gutter =
    scrollingElement && innerWidth > scrollingElement.clientWidth ? 'scrollbar-gutter:stable!important' : '';
  sheet.replaceSync(`html{overflow:hidden!important;${gutter}}`);
  sheets.push(sheet);
  const observer = new MutationObserver(() => {
    if (dialog.open) {
      // Skip a dialog that `unfoldForPrint` has made non-modal for printing.
      if (dialog.isConnected && !dialog.matches(':modal') && !matchMedia('print').matches) {
        dialog.open = false;
        dialog.showModal();
      }
      return;
    }
    observer.disconnect();
    const at = sheets.indexOf(sheet);
    // The page may have removed the stylesheet.
    if (at >= 0) sheets.splice(at, 1);
  });
  observer.observe(dialog, { attributeFilter: ['open'] });
  observer.observe(window.document, { childList: true, subtree: true });
};
