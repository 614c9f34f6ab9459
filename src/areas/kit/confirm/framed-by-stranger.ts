import type { Settings } from '../../../services/settings';

/** What is read of a window. */
type View = Pick<Window, 'origin' | 'parent'> & { readonly location: Partial<Pick<Location, 'ancestorOrigins'>> };

/**
 * Reports whether a page round this one has an origin that is neither this page's own nor listed in `allowedFrames`.
 * Such a page can make the frame invisible and lead the visitor's clicks into it (threat 4). An origin that can't be
 * read counts as foreign.
 *
 * @param view tests pass their own
 */
export const isFramedByStranger = (settings: Pick<Settings, 'allowedFrames'>, view: View = window): boolean => {
  const trusted = new Set([view.origin, ...allowedFrames(settings)]);
  // Every sandboxed document has this origin.
  trusted.delete('null');
  return ancestorsOf(view).some((origin) => !trusted.has(origin));
};

/** Own properties only: any script can write to `Object.prototype`. */
const allowedFrames = (settings: Pick<Settings, 'allowedFrames'>): readonly string[] =>
  (Object.hasOwn(settings, 'allowedFrames') ? [settings.allowedFrames ?? []].flat() : [])
    .flatMap((entry) => `${entry}`.split(/\s+/))
    .flatMap((entry) => URL.parse(entry)?.origin ?? []);

/** The origins of the pages round this one, from the inside out; `null` if the origin is unknown. */
const ancestorsOf = (view: View): readonly string[] => {
  const { ancestorOrigins } = view.location;
  // Without `ancestorOrigins` (Firefox), only pages of the own origin say theirs: a listed one can't be told from others.
  return ancestorOrigins?.length ? [...ancestorOrigins] : view.parent === view ? [] : readParents(view);
};

const readParents = (view: View): readonly string[] => {
  const origins: string[] = [];
  for (let one = view; one !== one.parent; one = one.parent) origins.push(originOf(one.parent));
  return origins;
};

const originOf = (view: View): string => {
  try {
    return view.origin;
  } catch {
    return 'null';
  }
};
