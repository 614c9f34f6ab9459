// `npm run test:contracts` compares the sandbox with Zendesk's contract, using prism. It isn't part of `npm test`,
// because it downloads Zendesk's document. `npm run test:contracts -- FILE` reads that document from a file.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startServer } from '../../examples/sandbox/server';
import type { Call } from './calls';
import { helpCentreCalls, missingCalls, recordedHelpCentreCalls, recordedSupportCalls, supportCalls } from './calls';
import { serveUnderApi } from './serve-under-api';
import { startPrism } from './start-prism';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const official = 'https://developer.zendesk.com/zendesk/oas.yaml';

interface Violation {
  readonly message: string;
  readonly severity: string;
  readonly location?: readonly (string | number)[];
}

/** @param header The `sl-violations` from prism: a JSON list, or plain text if the list is too long */
const readViolations = (header: string): string[] =>
  header[0] !== '['
    ? [header.slice(0, 300)]
    : (JSON.parse(header) as Violation[]).flatMap(({ severity, location = [], message }) =>
        severity === 'Error' ? [`${location.join('.')}: ${message}`] : [],
      );

/** @returns a line for each difference */
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
 * Downloads Zendesk's document instead of keeping a copy in the repository.
 *
 * @returns the file's path; undefined if the download fails
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
  console.error(`${given} doesn't exist. Fix: name Zendesk's OpenAPI document, or omit the argument to download it.`);
  process.exit(2);
}
/** Expected differences, each with its reason. */
const explained: readonly (readonly [line: RegExp, reason: string])[] = [
  [/: request: Invalid security scheme used$/, "the site's own server signs the calls on their way"],
  [
    /^POST \/uploads\?filename=[\w.]+: request: No supported content types, but request included a non-empty body$/,
    'the document has the file in its text, and no body',
  ],
  [
    /^POST \/uploads\S+ response\.body\.upload\.attachments?(\.0)?\.(height|width): .+ must be string$/,
    'null, as the text of the document has it for what is no picture',
  ],
  [
    /^GET \/ticket_fields\?\S+page\[after\]=ey\S+ response\.body\.ticket_fields\.7\.type: .+ must be equal to one of the allowed values/,
    'the recordings contain a kind of field that Zendesk may add',
  ],
];

/**
 * Prints the expected differences with their reasons.
 *
 * @returns the other differences
 */
const withoutExplained = (lines: readonly string[]): string[] => {
  for (const [line, reason] of explained) {
    const all = lines.filter((one) => line.test(one));
    if (all.length) console.log(`No difference, ${all.length} times: ${all[0]!.slice(0, 160)}: ${reason}.`);
  }
  return lines.filter((one) => !explained.some(([line]) => line.test(one)));
};

const server = await startServer({ port: 0 });
const origin = server.url.replace(/\/$/, '');
const document = given ?? (await fetchOfficial());
const found: string[] = [];
let count = 0;
const answering: readonly (readonly [string | undefined, readonly Call[], readonly Call[]])[] = [
  [undefined, supportCalls, helpCentreCalls],
  ['recorded', recordedSupportCalls, recordedHelpCentreCalls],
  ['recorded:missing', missingCalls.slice(0, 1), missingCalls.slice(1)],
];
for (const [from, support, helpCentre] of answering) {
  const api = await serveUnderApi(origin, from);
  const named = (of: string, lines: readonly string[]) =>
    found.push(...lines.map((line) => `${from ? `sandbox=${from}: ` : ''}${of}${line}`));
  named('', withoutExplained(await check(at('zendesk.yaml'), [...support, ...helpCentre], api.url)));
  count += support.length + helpCentre.length;
  if (document) {
    named("Zendesk's own document: ", withoutExplained(await check(document, support, api.url)));
    count += support.length;
  }
  api.close();
}
await server.close();
for (const line of found) console.log(line);
console.log(`${count} calls, ${found.length} differences.`);
process.exitCode = found.length ? 1 : 0;
