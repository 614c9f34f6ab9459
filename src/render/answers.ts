import type { Groups } from '../services/services';
import type { drawnCalls } from './drawn-calls';

type Calls = typeof drawnCalls;
type ArgsOf<Method> = Method extends (...args: infer Args) => unknown ? Args : never;

/**
 * What the services answer, by group and method of the client: the answer as the service sends it, or a function that
 * takes what the method takes and gives the answer, or a promise of it. A group of `createServices` can stand here as it
 * is.
 */
export type Answers = {
  readonly [Group in keyof Calls]?: {
    readonly [Call in keyof Calls[Group]]?:
      | object
      | ((...args: ArgsOf<Groups[Group][Call & keyof Groups[Group]]>) => unknown);
  };
};
