// @vitest-environment node
import { symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findBrowser } from '../../browser/find-browser';
import { toolFolder } from '../../tools/tool.mjs';
import { allDocuments } from './reading/all-documents';
import { siteFolder } from './reading/site-folder';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

it('passes the Playwright tests of docs/how-to/test-your-pages.md with cobble init and cobble serve', async () => {
  const { blocks } = allDocuments().find(({ name }) => name === 'docs/how-to/test-your-pages.md')!;
  const folder = await siteFolder(false);
  try {
    const port = await freePort();
    const files = blocks.filter(({ file, text }) => file === 'popular.html' || text.includes('@playwright/test'));
    for (const { file, text } of files) folder.write(file!, text.replaceAll('4173', `${port}`));
    const packages = join(toolFolder('playwright'), 'node_modules');
    for (const name of ['@playwright', 'playwright', 'playwright-core'])
      symlinkSync(join(packages, name), join(folder.path, 'node_modules', name));
    const launchOptions = { executablePath: await findBrowser(), args: ['--no-sandbox'] };
    folder.write(
      'locked.config.ts',
      `import config from './playwright.config';
export default { ...config, use: { ...config.use, launchOptions: ${JSON.stringify(launchOptions)} } };`,
    );
    const { code, printed } = await folder.run('node node_modules/playwright/cli.js test --config locked.config.ts');
    expect(printed).toContain('4 passed');
    expect(code).toBe(0);
  } finally {
    folder.remove();
  }
}, 180_000);
