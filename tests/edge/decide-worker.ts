import { type DecideAllRequest, decideAll } from './decide-all';

export default {
  fetch: async (request: Request): Promise<Response> =>
    Response.json(decideAll((await request.json()) as DecideAllRequest)),
};
