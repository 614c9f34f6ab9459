// Shows a banner at the top for visitors from a campaign.
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
