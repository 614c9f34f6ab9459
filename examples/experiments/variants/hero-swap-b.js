// Replaces the hero with a section that has the same text and a button.
(() => {
  const vary = () => {
    const lead = document.querySelector('.hero .lead');
    if (!lead) return;
    const action = document.createElement('a');
    action.className = 'action';
    action.href = 'shelf.html';
    action.textContent = 'To the shelf';
    lead.after(action);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', vary);
  else vary();
})();
