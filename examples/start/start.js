// Copies the tag. If the browser denies clipboard access, selects the tag instead, so that the reader can copy it.
document.addEventListener('click', async ({ target }) => {
  const source = target instanceof HTMLElement && target.dataset.copy;
  const tag = source && document.querySelector(source);
  const status = document.querySelector('#said');
  if (!tag || !status) return;
  try {
    await navigator.clipboard.writeText(tag.textContent);
    status.textContent = 'Copied. Paste it anywhere in a page.';
  } catch {
    getSelection()?.selectAllChildren(tag);
    status.textContent = "Couldn't copy. The tag is selected: press Ctrl+C or ⌘C.";
  }
});
