// The copy button. Where the clipboard is closed to the page, the tag is selected for the reader's own keys.
document.addEventListener('click', async ({ target }) => {
  const source = target instanceof HTMLElement && target.dataset.copy;
  const [tag, said] = [source && document.querySelector(source), document.querySelector('#said')];
  if (!tag || !said) return;
  try {
    await navigator.clipboard.writeText(tag.textContent);
    said.textContent = 'Copied. Paste it anywhere in a page.';
  } catch {
    getSelection()?.selectAllChildren(tag);
    said.textContent = 'The browser keeps its clipboard closed. The tag is selected: copy it with your keys.';
  }
});
