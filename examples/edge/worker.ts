import { createEdgeHandler } from 'cobble-embed/edge';

const handle = createEdgeHandler({
  config: 'https://www.example.net/experiment/config.json',
  assign: 'https://api.example.net/api/v1.0/flight/assignment',
  allowedOrigins: ['https://cdn.example.net'],
});

export default { fetch: (request: Request): Promise<Response> => handle(request, fetch) };
