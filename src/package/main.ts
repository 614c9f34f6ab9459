// `cobble-embed` itself exports nothing: pages load the script bundle, and modules import one of the entry points.
throw new Error(
  "'cobble-embed' has no main module. Fix: import 'cobble-embed/services', '/experiments', '/edge', '/openfeature', '/themes', '/render' or '/page' (types). For a page, paste the tag that `npx cobble snippet` prints.",
);

export {};
