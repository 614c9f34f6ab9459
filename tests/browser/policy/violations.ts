import type { Page } from 'puppeteer';

export class Violations {
  readonly list: string[] = [];

  /** Pass this function as `before`, so that it listens before the first script runs. */
  readonly watch = async (page: Page): Promise<void> => {
    await page.exposeFunction('noteViolation', (text: string) => this.list.push(text));
    await page.evaluateOnNewDocument(() => {
      const { noteViolation } = window as never as { noteViolation(text: string): void };
      addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber, columnNumber }) =>
          noteViolation(`${effectiveDirective}: ${blockedURI} ${sample} (${sourceFile}:${lineNumber}:${columnNumber})`),
        true,
      );
    });
  };
}
