// `npm run test:contracts`: the sandbox's calls against Zendesk's contract, by prism. Outside `npm test`: it needs the
// network for Zendesk's own document. `npm run test:contracts -- FILE` takes that document from a file instead.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startServer } from '../../examples/sandbox/server';
import { behindApi } from './behind-api';
import type { Call } from './calls';
import { helpCentreCalls, supportCalls } from './calls';
import { startPrism } from './start-prism';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const official = 'https://developer.zendesk.com/zendesk/oas.yaml';

interface Violation {
  readonly message: string;
  readonly severity: string;
  readonly location?: readonly (string | number)[];
}

/** @param header a list in JSON, or that there are too many for a header, with the first of them cut off somewhere */
const readViolations = (header: string): string[] =>
  header[0] !== '['
    ? [header.slice(0, 300)]
    : (JSON.parse(header) as Violation[]).flatMap(({ severity, location = [], message }) =>
        severity === 'Error' ? [`${location.join('.')}: ${message}`] : [],
      );

/** Makes the calls through prism. @returns a line for each difference */
const check = async (document: string, calls: readonly Call[], api: string): Promise<string[]> => {
  const prism = await startPrism(document, api);
  const found: string[] = [];
  let token = '';
  let article = '';
  try {
    for (const { method = 'GET', path, body, status } of calls) {
      const name = `${method} ${path}`;
      const url = `${prism.url}/api/v2${path.replace('TOKEN', token).replace('ARTICLE', article)}`;
      const answer = await fetch(url, { method, ...(body && { body, headers: { 'content-type': 'text/plain' } }) });
      if (answer.status !== status) found.push(`${name}: answers ${answer.status}, not ${status}`);
      const text = await answer.text();
      const read = (text ? JSON.parse(text) : {}) as { upload?: { token: string }; articles?: { id: number }[] };
      token = read.upload?.token ?? token;
      article ||= String(read.articles?.[0]?.id ?? '');
      found.push(...readViolations(answer.headers.get('sl-violations') ?? '[]').map((line) => `${name}: ${line}`));
    }
  } finally {
    prism.close();
  }
  return found;
};

/**
 * Zendesk's own document. It is not ours to keep in the repository: it is fetched into `.cache` each time. @returns its
 * file; undefined where it can't be fetched
 */
const fetchOfficial = async (): Promise<string | undefined> => {
  try {
    const answer = await fetch(official, { signal: AbortSignal.timeout(30_000) });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    mkdirSync(at('../../.cache'), { recursive: true });
    const file = at('../../.cache/zendesk-oas.yaml');
    writeFileSync(file, await answer.text());
    return file;
  } catch (error) {
    console.log(
      `${official} can't be fetched (${error instanceof Error ? String(error.cause ?? error.message) : String(error)}): checked against tests/contracts/zendesk.yaml alone.`,
    );
    return undefined;
  }
};

const [given] = process.argv.slice(2);
if (given !== undefined && !existsSync(given)) {
  console.error(`There is no file ${given}: name Zendesk's OpenAPI document, or nothing to have it fetched.`);
  process.exit(2);
}
/** What Zendesk's own document says that is no difference, with the reason. */
const explained: readonly (readonly [message: string, reason: string])[] = [
  ['request: Invalid security scheme used', "the site's own server signs the calls on their way"],
  [
    'POST /uploads?filename=log.txt: request: No supported content types, but request included a non-empty body',
    'the document has the file in its text, and no body',
  ],
  [
    'POST /uploads?filename=run.exe: request: No supported content types, but request included a non-empty body',
    'the document has the file in its text, and no body',
  ],
];

/** @returns the lines that nothing explains; why the others are none is printed once */
const withoutExplained = (lines: readonly string[]): string[] => {
  for (const [message, reason] of explained) {
    const count = lines.filter((line) => line.endsWith(message)).length;
    if (count) console.log(`${count} times no difference: "${message}": ${reason}.`);
  }
  return lines.filter((line) => !explained.some(([message]) => line.endsWith(message)));
};

const server = await startServer({ port: 0 });
const api = await behindApi(server.url.replace(/\/$/, ''));
const found = await check(at('zendesk.yaml'), [...supportCalls, ...helpCentreCalls], api.url);
let count = supportCalls.length + helpCentreCalls.length;
const document = given ?? (await fetchOfficial());
if (document) {
  found.push(
    ...withoutExplained(await check(document, supportCalls, api.url)).map((line) => `Zendesk's own document: ${line}`),
  );
  count += supportCalls.length;
}
api.close();
await server.close();
for (const line of found) console.log(line);
console.log(`${count} calls, ${found.length} differences.`);
process.exitCode = found.length ? 1 : 0;
