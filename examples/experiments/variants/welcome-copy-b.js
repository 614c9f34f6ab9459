(() => {
  const vary = () => {
    const heading = document.querySelector('.hero h1');
    if (heading) heading.textContent = 'Three worlds at half the price';
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', vary);
  else vary();
})();
