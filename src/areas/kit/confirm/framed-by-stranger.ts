import type { Settings } from '../../../services/settings';

type View = Pick<Window, 'origin' | 'parent'> & { readonly location: Partial<Pick<Location, 'ancestorOrigins'>> };

/**
 * Whether a page from an origin that isn't in `allowedFrames` frames this page. That page could make the frame
 * invisible and lure clicks into it (threat 4). An unreadable origin counts as foreign.
 */
export const isFramedByStranger = (settings: Pick<Settings, 'allowedFrames'>, view: View = window): boolean => {
  const trusted = new Set([view.origin, ...allowedFrames(settings)]);
  // `null` is the origin of every sandboxed document, so the settings can't trust it.
  trusted.delete('null');
  return ancestorsOf(view).some((origin) => !trusted.has(origin));
};

/** Reads own properties only, because any script can write to `Object.prototype`. */
const allowedFrames = (settings: Pick<Settings, 'allowedFrames'>): readonly string[] =>
  (Object.hasOwn(settings, 'allowedFrames') ? [settings.allowedFrames ?? []].flat() : [])
    .flatMap((entry) => `${entry}`.split(/\s+/))
    .flatMap((entry) => URL.parse(entry)?.origin ?? []);

/** Returns the ancestors' origins. `null` stands for an unknown origin. */
const ancestorsOf = (view: View): readonly string[] => {
  const { ancestorOrigins } = view.location;
  if (ancestorOrigins?.length) return [...ancestorOrigins];
  // Firefox doesn't have `ancestorOrigins`, and another origin can't be read. So even an allowed origin counts as
  // unknown.
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
