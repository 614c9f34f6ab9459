import type { Page } from 'puppeteer';

export class Violations {
  readonly list: string[] = [];

  /** Pass this function as `before`. Listens for violations from before the first script. */
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
