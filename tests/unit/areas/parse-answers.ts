import type { Row } from '../../../src/services/route';
import { routes } from '../../../src/services/routes';
import { readAnswer } from '../../../src/services/shape/read-answer';
import type { Shape } from '../../../src/services/shape/shape';
import { dynamicContentItem, ticketField } from '../../../src/services/support/answers';

const others: Readonly<Record<string, Shape | undefined>> = {
  'helpCentre.suggested': routes.helpCentre.articles.answer,
  'profile.gamertagPicture': undefined,
  'store.refreshBalance': { members: { balance: 'number' } },
  'support.ticketFields': { list: ticketField },
  'support.dynamicContent': { list: dynamicContentItem },
};

/** Returns a response's shape, or undefined if the client transforms the response. */
export const shapeOf = (group: string, method: string): Shape | undefined => {
  const name = `${group}.${method}`;
  const rows = (routes as Readonly<Record<string, Readonly<Record<string, Row>>>>)[group];
  return name in others ? others[name] : rows?.[method]?.answer;
};

export const parsed = (group: string, method: string, given: unknown): unknown => {
  const shape = shapeOf(group, method);
  return shape ? readAnswer(shape, given) : given;
};

/** Wraps fake service methods so that the client's parser reads their answers. */
export const parseAnswers = (group: string, methods: object): object =>
  new Proxy(methods, {
    get(target, method) {
      const own: unknown = Reflect.get(target, method);
      if (typeof own !== 'function' || typeof method === 'symbol') return own;
      return (...args: unknown[]) => {
        const given: unknown = own.apply(target, args);
        return given instanceof Promise ? given.then((answer) => parsed(group, method, answer)) : given;
      };
    },
  });
