// What a thread of `cobble match --jobs` starts with. The sources run as they are, as in `cli/cobble.mjs`: a thread has
// module hooks of its own.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register({ tsconfig: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)) });
await import('./match-thread');
