// The copy buttons. Where the clipboard is closed to the page, the tag is selected for the reader's own keys.
document.addEventListener('click', async ({ target }) => {
  const source = target.closest('[data-copy]')?.dataset.copy;
  if (!source) return;
  const text = document.querySelector(source);
  const said = document.querySelector('#said');
  try {
    await navigator.clipboard.writeText(text.textContent);
    said.textContent = 'Copied. Paste it anywhere in a page.';
  } catch {
    getSelection().selectAllChildren(text);
    said.textContent = 'The browser keeps its clipboard closed. The tag is selected: copy it with your keys.';
  }
});
