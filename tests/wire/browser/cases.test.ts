import type { Page } from 'puppeteer';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '../../../examples/sandbox/control/fault';
import type { LoggedRequest } from '../../../examples/sandbox/control/request-log';
import type { Route } from '../../../src/services/route';
import { routes } from '../../../src/services/routes';
import { sampleOf } from '../../browser/sample-of';
import type { Case, Expected } from '../case';
import { cases } from '../cases';
import { signedIn } from '../sign-in';
import { callInPage } from './call-in-page';
import { expectRequest } from './expect-request';
import type { Client } from './wire-pages';
import { wirePages } from './wire-pages';

const wire = wirePages();
const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const answering = (expected: Expected, { answer }: Case): Fault => {
  const { status, headers, json, body } = { json: {}, body: undefined, ...answer } as {
    status?: number;
    headers?: Record<string, string>;
    json?: unknown;
    body?: string;
  };
  return {
    match: `^${expected.method} ${quote(expected.path)}$`,
    status: status ?? 200,
    headers,
    ...(status !== 204 && { body: body ?? JSON.stringify(json) }),
  };
};

const ruleOf = ({ call }: LoggedRequest) =>
  Object.values(routes)
    .flatMap((group): Route[] => Object.values(group))
    .find(({ group, name }) => `${group}.${name}` === call)?.rule;

// tests/wire/wire.test.ts checks every request in Node, so samples are enough here.
const clients = sampleOf<Client>(['module', 'tag'], 1);

describe.each(clients)('a real browser with the %s', (client) => {
  describe('signed in', () => {
    let page: Page;
    beforeAll(async () => {
      page = await wire.open(client, signedIn());
    });

    it.each(sampleOf(cases, 20))(
      'sends $rule $group $method ($about) once as specified and returns its answer',
      async (one) => {
        await wire.reset(answering(one.signedIn, one));
        const outcome = await callInPage(page, one);
        const received = await wire.received();
        expect(received).toHaveLength(1);
        expectRequest(received[0], one.signedIn);
        expect(ruleOf(received[0]!)).toBe(one.rule);
        expect(outcome.error).toBeUndefined();
        if ('result' in one) expect(outcome.data).toEqual(one.result);
      },
    );
  });

  describe('signed out (SVC-6, SVC-7)', () => {
    let page: Page;
    beforeAll(async () => {
      page = await wire.open(client);
    });

    it.each(sampleOf(cases, 20))('sends $rule $group $method ($about) anonymously or not at all', async (one) => {
      const expected: Expected =
        one.signedOut === 'same' || one.signedOut === 'rejected'
          ? { ...one.signedIn, headers: { ...one.signedIn.headers, authorization: null } }
          : one.signedOut;
      await wire.reset(answering(expected, one));
      const outcome = await callInPage(page, one);
      const received = await wire.received();
      if (one.signedOut === 'rejected') {
        expect(received).toEqual([]);
        // STO-5: a purchase that failed without a status is NaN.
        expect(outcome).toEqual(
          one.method === 'purchase'
            ? { isNaN: true }
            : { error: expect.objectContaining({ name: 'NotSignedInError' }) },
        );
      } else {
        expect(received).toHaveLength(1);
        expectRequest(received[0], expected);
        expect(outcome.error).toBeUndefined();
      }
    });
  });
});
