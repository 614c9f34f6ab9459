// A banner above all else, for who comes from a campaign.
(() => {
  const vary = () => {
    const banner = document.createElement('p');
    banner.className = 'banner';
    banner.textContent = 'Welcome: your first world is on us until Sunday.';
    document.body.prepend(banner);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', vary);
  else vary();
})();
