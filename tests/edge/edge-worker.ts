import { createEdgeHandler, type EdgeHandler } from 'cobble-embed/edge';

interface Env {
  readonly CONFIG_URL: string;
  readonly ASSIGNMENT_URL: string;
  readonly ALLOWED_ORIGINS?: string;
  readonly TIMEOUT_MS: string;
}

let handle: EdgeHandler | undefined;

export default {
  fetch: (request: Request, env: Env): Promise<Response> => {
    handle ??= createEdgeHandler({
      config: env.CONFIG_URL,
      assign: env.ASSIGNMENT_URL,
      allowedOrigins: env.ALLOWED_ORIGINS?.split(' ') ?? [],
      timeoutMs: Number(env.TIMEOUT_MS),
      onError: () => {},
    });
    return handle(request, fetch);
  },
};
