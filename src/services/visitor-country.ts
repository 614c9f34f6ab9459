/** Parent country, then its territories, by ISO 3166-1 code. Hong Kong and Macau are markets of their own; where nobody lives
 * there is none. */
const families = 'au.cc.cx.nf dk.fo.gl fi.ax fr.bl.gf.gp.mf.mq.nc.pf.pm.re.wf.yt '
  + 'gb.ai.bm.fk.gg.gi.im.io.je.ky.ms.pn.sh.tc.vg nl.aw.bq.cw.sx no.sj nz.ck.nu.tk us.as.gu.mp.pr.um.vi';

/**
 * The visitor's country (SVC-10): the page's `<meta name="cobble:country" content="us">`, a territory replaced by its parent
 * country. A missing or malformed code is `us`.
 *
 * @returns a two-letter code, lower case
 */
export const visitorCountry = (): string => {
  const meta = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="cobble:country"]');
  const code = /^\s*([a-z]{2})\s*$/i.exec(meta?.content ?? '')?.[1]!.toLowerCase() ?? 'us';
  return families.split(' ').find(family => family.includes(`.${code}`))?.slice(0, 2) ?? code;
};
