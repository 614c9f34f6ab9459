// Sets the URL's theme before the first paint, if the catalogue has that theme.
{
  const { dataset } = document.documentElement;
  const requested = new URLSearchParams(location.search).get('theme');
  if (requested && dataset.looks?.split(' ').includes(requested)) dataset.look = requested;
}
