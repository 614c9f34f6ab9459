import { parseArgs } from 'node:util';
import puppeteer from 'puppeteer';
import { buildIfStale } from '../browser/build-if-stale';
import { findBrowser } from '../browser/find-browser';
import { atRandom } from './at-random';
import { eachDeed } from './each-deed';
import { eachRequest } from './each-request';
import { Report } from './report';
import { Site } from './site';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    page: { type: 'string' },
    part: { type: 'string', default: 'requests,deeds,random' },
    name: { type: 'string', default: '.' },
    sites: { type: 'string', default: '4' },
  },
});

buildIfStale();
const browser = await puppeteer.launch({ executablePath: findBrowser(), protocolTimeout: 600_000, args: ['--disable-gpu', ...process.getuid?.() === 0 ? ['--no-sandbox'] : []] });
const report = new Report((line) => console.log(line));
const sites = await Promise.all(Array.from({ length: Number(values.sites) }, () => Site.start(browser)));
if (values.part.includes('requests')) await eachRequest(sites, report, values.page, RegExp(values.name));
if (values.part.includes('deeds')) await eachDeed(sites, report, values.page, RegExp(values.name));
if (values.part.includes('random')) {
  report.say(`at random, seed ${values.seed}`);
  await atRandom(sites[0]!, report, { seed: Number(values.seed), duration: Number(values.minutes) * 60_000, page: values.page, memory: true });
}
await Promise.all(sites.map((site) => site.close()));
await browser.close();
