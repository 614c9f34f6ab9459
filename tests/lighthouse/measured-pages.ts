import { pages } from '../../examples/pages/pages';
import { PRERENDERED } from './prerender-site';

/** The example pages, and server-rendered copies of complete sites (`prerenderSite`). */
export const measuredPages = pages.flatMap(({ path, file, site }) => {
  const name = path.endsWith(`/${file}`) ? file : path;
  return [{ path, name }, ...(site ? [{ path: `${PRERENDERED}${path}`, name: `${name}, server-rendered` }] : [])];
});
