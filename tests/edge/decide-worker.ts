import { type AskedAll, decideAll } from './decide-all';

/** A worker that makes the requested decisions. */
export default {
  fetch: async (request: Request): Promise<Response> => Response.json(decideAll((await request.json()) as AskedAll)),
};
