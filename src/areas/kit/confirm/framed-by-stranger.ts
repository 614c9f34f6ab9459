import type { Settings } from '../../../services/settings';

/** The part of a window that is read. */
type View = Pick<Window, 'origin' | 'parent'> & { readonly location: Partial<Pick<Location, 'ancestorOrigins'>> };

/**
 * Reports whether this page is in a frame of an origin that is neither its own nor listed in `allowedFrames`. Such a page
 * can make the frame invisible and lure clicks into it (threat 4). An unreadable origin counts as foreign.
 *
 * @param view for tests
 */
export const isFramedByStranger = (settings: Pick<Settings, 'allowedFrames'>, view: View = window): boolean => {
  const trusted = new Set([view.origin, ...allowedFrames(settings)]);
  // All sandboxed documents share this origin.
  trusted.delete('null');
  return ancestorsOf(view).some((origin) => !trusted.has(origin));
};

/** Reads only own properties, as any script can write to `Object.prototype`. */
const allowedFrames = (settings: Pick<Settings, 'allowedFrames'>): readonly string[] =>
  (Object.hasOwn(settings, 'allowedFrames') ? [settings.allowedFrames ?? []].flat() : [])
    .flatMap((entry) => `${entry}`.split(/\s+/))
    .flatMap((entry) => URL.parse(entry)?.origin ?? []);

/** Returns the origins of the surrounding pages, from the inside out; `null` for an unknown one. */
const ancestorsOf = (view: View): readonly string[] => {
  const { ancestorOrigins } = view.location;
  if (ancestorOrigins?.length) return [...ancestorOrigins];
  // Firefox lacks `ancestorOrigins`: only pages of the own origin are readable, so a listed origin counts as unknown.
  return view.parent === view ? [] : readParents(view);
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
