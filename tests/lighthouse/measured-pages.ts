import { pages } from '../../examples/pages/pages';
import { DRAWN } from './draw-site';

/** The example pages. Complete sites are also measured server-rendered (`drawSite`). */
export const measuredPages = pages.flatMap(({ path, file, site }) => {
  const name = path.endsWith(`/${file}`) ? file : path;
  return [{ path, name }, ...(site ? [{ path: `${DRAWN}${path}`, name: `${name}, drawn` }] : [])];
});
