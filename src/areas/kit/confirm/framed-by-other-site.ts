import type { Settings } from '../../../services/settings';

type View = Pick<Window, 'origin' | 'parent'> & { readonly location: Partial<Pick<Location, 'ancestorOrigins'>> };

/**
 * Whether this page is in a frame of an origin outside `allowedFrames`. The frame could be invisible and lure clicks
 * (threat 4). An unreadable origin counts as foreign.
 */
export const isFramedByOtherSite = (settings: Pick<Settings, 'allowedFrames'>, view: View = window): boolean => {
  const trusted = new Set([view.origin, ...allowedFrames(settings)]);
  // Don't trust the origin `null`, which all sandboxed documents have.
  trusted.delete('null');
  return ancestorsOf(view).some((origin) => !trusted.has(origin));
};

/** Any script can write to `Object.prototype`, so read own properties. */
const allowedFrames = (settings: Pick<Settings, 'allowedFrames'>): readonly string[] =>
  (Object.hasOwn(settings, 'allowedFrames') ? [settings.allowedFrames ?? []].flat() : [])
    .flatMap((entry) => `${entry}`.split(/\s+/))
    .flatMap((entry) => URL.parse(entry)?.origin ?? []);

/** `null` stands for an unknown origin. */
const ancestorsOf = (view: View): readonly string[] => {
  const { ancestorOrigins } = view.location;
  if (ancestorOrigins?.length) return [...ancestorOrigins];
  // Firefox lacks `ancestorOrigins`, and scripts can't read a foreign page's origin. So in Firefox, even an allowed
  // origin is unknown.
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
