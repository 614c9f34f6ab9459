import type { Page } from 'puppeteer';
import type { Case } from '../case';

export interface Outcome {
  /** The result. Missing if the call returned undefined. */
  readonly data?: unknown;
  readonly isNaN?: true;
  readonly error?: {
    readonly name: string;
    readonly endpoint?: string;
    readonly status?: number;
    readonly message?: string;
    readonly isResponse: boolean;
  };
}

export const callInPage = (
  page: Page,
  { group, method, args }: Pick<Case, 'group' | 'method' | 'args'>,
): Promise<Outcome> =>
  page.evaluate(
    async (group, method, args): Promise<Outcome> => {
      type Client = Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>;
      const client = await (window as unknown as { client: Client | Promise<Client> }).client;
      const revive = (value: unknown) => {
        const file = (value as { $file?: { name: string; type: string; text: string } } | null)?.$file;
        return file ? new File([file.text], file.name, { type: file.type }) : value;
      };
      try {
        const data = await client[group]![method]!(...args.map(revive));
        return Number.isNaN(data) ? { isNaN: true } : data === undefined ? {} : { data };
      } catch (error) {
        const { name, endpoint, status, message } = error as {
          name: string;
          endpoint?: string;
          status?: number;
          message?: string;
        };
        return { error: { name, endpoint, status, message, isResponse: error instanceof Response } };
      }
    },
    group,
    method,
    [...args],
  );
