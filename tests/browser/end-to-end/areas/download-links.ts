import type { EndToEndTest } from '../end-to-end-test';

export const downloadLinks: EndToEndTest = {
  area: 'download-links',
  rules: 'ARE-8 MKT-11',
  signedOut: async (visitor) => {
    await visitor.sees(/latest version 1\.26\.3.*linux/);
    await visitor.page.evaluate(() =>
      document.addEventListener('cobble:download', (event) => {
        (window as never as { download: unknown }).download = (event as CustomEvent).detail;
        // Prevent the download, because the test needs no file.
        (event.composedPath()[0] as Element).addEventListener('click', (event) => event.preventDefault(), {
          once: true,
        });
      }),
    );
    await visitor.press(/^macos$/);
    await visitor.page.waitForFunction(
      () => (window as never as { download?: { platform: string } }).download?.platform === 'macos',
    );
  },
  sessionEnds: async (visitor) => {
    await visitor.sees(/linux/);
    await visitor.sessionEnds();
    await visitor.sees(/latest version 1\.26\.3.*linux/);
  },
};
