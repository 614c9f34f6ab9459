// The copy button. If clipboard access is denied, it selects the tag so that the reader can copy it.
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
    status.textContent = 'The browser keeps its clipboard closed. The tag is selected: copy it with your keys.';
  }
});
