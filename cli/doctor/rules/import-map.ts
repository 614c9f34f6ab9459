import { allowsInline, policiesOf } from '../policy';
import type { DoctorRule } from './doctor-rule';

export const importMap: DoctorRule = {
  id: 'import-map',
  severity: 'error',
  text: "The import map doesn't fit the pinned tag.",
  why: 'A pinned file imports its chunks by names that only the import map resolves, so without it nothing is mounted.',
  *find(site) {
    const { build } = site;
    if (!build?.isPinned || build.id === undefined) return;
    const { tag, base, id, importMap: map } = build;
    const advice = 'Paste the import map and the tag that cobble snippet --pin prints together, the map first.';
    if (!map) {
      yield { at: tag.at, message: 'The tag is pinned, but the page has no import map', advice };
      return;
    }
    const at = map.element.at;
    const target = map.imports?.[`cobble.${id}/`];
    const other = Object.keys(map.imports ?? {}).find((name) => /^cobble\.\w+\/$/.test(name));
    if (!map.imports) yield { at, message: "The import map isn't valid JSON", advice };
    else if (target === undefined)
      yield {
        at,
        message: other
          ? `The import map is for the build ${other.slice(7, -1)}, but the tag is for ${id}`
          : `The import map has no entry for cobble.${id}/`,
        advice,
      };
    else if (target !== `${base}chunks/`)
      yield { at, message: `The import map names ${target}, but the build is at ${base}`, advice };
    if (at.offset > tag.at.offset) yield { at, message: 'The import map is after the tag', advice };
    if (!policiesOf(site).every((policy) => allowsInline(policy, map.element)))
      yield {
        at,
        message: "The page's Content-Security-Policy blocks the import map",
        advice: 'Add the nonce of the policy to it, or its hash to script-src: cobble snippet --pin --csp prints it.',
      };
  },
};
