/** One URL of each kind that the server answers. */
export const everyRoute = [
  '/',
  '/favicon.ico',
  '/examples/pages/plain.html',
  '/examples/pages/art/mark.svg',
  '/examples/start/start.js',
  '/dist/realms/cobble.js',
  '/vendor/jquery/dist/jquery.js',
  '/catalogue/',
  '/catalogue/catalogue.js',
  '/api/v1.0/en-us/marketplace/popular',
  '/__sandbox/requests',
  '/__sandbox/state',
  '/__sandbox/settings.json',
  '/__sandbox/sign-in',
  '/__sandbox/pictures/item/frost-keep.svg',
  '/__sandbox/flights/store-hero-b.js',
];
