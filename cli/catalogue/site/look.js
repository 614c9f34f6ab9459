// Applies the URL's theme before the first paint. Ignores themes that the catalogue lacks.
{
  const { dataset } = document.documentElement;
  const requested = new URLSearchParams(location.search).get('theme');
  if (requested && dataset.looks?.split(' ').includes(requested)) dataset.look = requested;
}
