// npm run bench compares Cobble with its peers and writes its tables into the docs. In each round, contenders take turns.
//   npm run bench                     all parts
//   npm run bench -- mount targeting  only these parts
//   npm run bench -- --rounds 3       three rounds of each
//   npm run bench -- --print          writes nothing
//   npm run bench -- phone --only taps --waterfall
//                                     one scenario, and its requests with their start and end; writes nothing
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { build } from './build/part';
import { commands } from './commands/part';
import { changeDocument } from './kit/change-document';
import { machine } from './kit/machine';
import { writePart } from './kit/write-part';
import { mount } from './mount/part';
import { phone } from './phone/part';
import { targeting } from './targeting/part';

const parts = [phone, mount, targeting, commands, build];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    print: { type: 'boolean' },
    only: { type: 'string' },
    waterfall: { type: 'boolean', default: false },
  },
});
const unknown = positionals.find((name) => parts.every((part) => part.name !== name));
if (unknown !== undefined)
  throw new Error(`${unknown} isn't a part. Fix: use ${parts.map(({ name }) => name).join(', ')}.`);
const requestedRounds = values.rounds === undefined ? undefined : Number(values.rounds);
if (requestedRounds !== undefined && !(Number.isInteger(requestedRounds) && requestedRounds > 0))
  throw new Error(`--rounds ${values.rounds} isn't a number of rounds. Fix: use a whole number from 1.`);

for (const part of parts) {
  if (positionals.length > 0 && !positionals.includes(part.name)) continue;
  const rounds = requestedRounds ?? part.rounds;
  const before = loadavg();
  const measured = await part.run(rounds, { waterfall: values.waterfall, only: values.only });
  const text = `## ${part.title}\n\n${measured}\n\nBy \`npm run bench -- ${part.name}\`: median (least–most) of ${rounds === 1 ? 'one round' : `${rounds} rounds`}; ${machine(before)}.`;
  console.log(`\n${text}`);
  if (!values.print && !values.only)
    await changeDocument(part.document, (allParts) => writePart(allParts, part.name, text));
}
