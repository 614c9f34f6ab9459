// `npx tsx tests/corpus/record-verdicts.ts` writes recheck's verdicts on the whole corpus to verdicts.json.
import { writeFileSync } from 'node:fs';
import { generatedPatterns } from './generated-patterns';
import { realPatterns } from './real-patterns';
import { runRecheck } from './run-recheck';

const sources = [...new Set([...realPatterns, ...generatedPatterns()])];
const verdicts: Record<string, string> = {};
const waiting = sources.values();
let done = 0;
const work = async (): Promise<void> => {
  for (const source of waiting) {
    verdicts[source] = await runRecheck(source);
    if (++done % 100 === 0) console.log(`${done} of ${sources.length}`);
  }
};
await Promise.all([work(), work(), work(), work()]);
writeFileSync(
  new URL('verdicts.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(sources.map((source) => [source, verdicts[source]])), null, 1)}\n`,
);
