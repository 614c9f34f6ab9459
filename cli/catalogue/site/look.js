// Sets the URL's theme before the first paint, if the catalogue has that theme.
{
  const { dataset } = document.documentElement;
  const asked = new URLSearchParams(location.search).get('theme');
  if (asked && dataset.looks?.split(' ').includes(asked)) dataset.look = asked;
}
