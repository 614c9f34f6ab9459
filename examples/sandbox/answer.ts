import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request and gives true, or gives false to leave it to the next. */
export type Answer = (req: IncomingMessage, res: ServerResponse) => boolean | Promise<boolean>;
