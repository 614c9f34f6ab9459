import { type AskedAll, decideAll } from './decide-all';

/** A worker that makes all the decisions that it is asked for. */
export default {
  fetch: async (request: Request): Promise<Response> => Response.json(decideAll((await request.json()) as AskedAll)),
};
