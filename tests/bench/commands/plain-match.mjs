// Baseline for `cobble match`: `node plain-match.mjs CONFIG URLS`.
import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [config, urls] = process.argv.slice(2);
const expressions = (sources) => [sources ?? []].flat().flatMap((source) => (source ? [new RegExp(source)] : []));
const experiments = JSON.parse(readFileSync(config, 'utf8')).experiments.map(({ name, flights: { targeting } }) => ({
  name,
  domain: targeting.domain,
  include: expressions(targeting.url?.include),
  exclude: expressions(targeting.url?.exclude),
  search: expressions(targeting.search?.include),
  noSearch: expressions(targeting.search?.exclude),
}));

let lines = [];
const flush = async () => {
  if (!process.stdout.write(lines.join(''))) await new Promise((resolve) => process.stdout.once('drain', resolve));
  lines = [];
};
for await (const line of createInterface({ input: createReadStream(urls) })) {
  const { hostname, pathname, search } = new URL(line);
  const matched = experiments.filter(
    (each) =>
      each.domain === hostname &&
      each.include.some((one) => one.test(pathname)) &&
      !each.exclude.some((one) => one.test(pathname)) &&
      (each.search.length === 0 || each.search.some((one) => one.test(search))) &&
      !each.noSearch.some((one) => one.test(search)),
  );
  lines.push(`${JSON.stringify({ url: line, experiments: matched.map(({ name }) => name) })}\n`);
  if (lines.length === 500) await flush();
}
await flush();
