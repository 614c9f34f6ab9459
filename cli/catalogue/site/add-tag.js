const { bundle, look, api } = document.documentElement.dataset;

export const buildUrl = new URL(`${bundle}${look}/cobble.js`, location.href).href;

export const addTag = () => {
  const tag = document.createElement('script');
  tag.async = true;
  tag.src = buildUrl;
  if (api !== undefined) tag.dataset.api = api;
  document.head.append(tag);
};
