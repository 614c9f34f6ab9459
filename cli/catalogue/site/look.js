// Before the first paint: sets the URL's theme if the catalogue has it.
{
  const { dataset } = document.documentElement;
  const asked = new URLSearchParams(location.search).get('theme');
  if (asked && dataset.looks?.split(' ').includes(asked)) dataset.look = asked;
}
