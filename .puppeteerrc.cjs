/** Nothing is downloaded at `npm ci`; tests find or fetch a browser themselves (tests/browser/find-browser.ts). */
module.exports = { skipDownload: true };
