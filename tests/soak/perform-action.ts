import { complaints } from './complaints';
import { confirmPurchase } from './confirm-purchase';
import type { Failure } from './failures';
import { readFields } from './in-page/read-fields';
import { settle } from './settle';
import type { Site } from './site';
import type { VisitorAction } from './visitor-actions';
import { VisitorInput } from './visitor-input';

/** Time limit in ms: a purchase requests the balance before and after, with up to three attempts each. */
const limit = 20_000;
const answer = '{"code":"Soak"}';

export const performAction = async (site: Site, action: VisitorAction, way: Failure): Promise<string[]> => {
  const { widget } = action;
  const input = new VisitorInput(site.page);
  const found: string[] = [];
  await site.visit(action.page);
  await settle(site, limit);
  await action.before?.(input);
  let typed = await site.page.evaluate(readFields, widget);
  const { balance } = (await site.player())!;
  let pressed = 0;

  /** Double-clicks buttons that must send only one request. */
  const press = async (name: RegExp) => {
    await input.press(widget, name, action.spends ? 2 : 1);
    pressed++;
    if (action.spends) await confirmPurchase(input, 2);
    const { stuck } = await settle(site, limit);
    found.push(...stuck.map((what) => `under way: ${what}`));
  };
  const isDone = async () => action.done.test((await input.text(widget)).toLowerCase());

  await site.faults([{ match: action.match, ...way.fault(answer, false) }]);
  if (action.act) {
    await action.act(input);
    typed = await site.page.evaluate(readFields, widget);
    const { stuck } = await settle(site, limit);
    found.push(...stuck.map((what) => `under way: ${what}`));
  } else await press(action.press);
  if (!(await isDone())) {
    const now = await site.page.evaluate(readFields, widget);
    for (const [field, value] of Object.entries(typed))
      if (now[field] !== value)
        found.push(`lost what was typed: ${field} was "${value}" and is "${now[field] ?? '(gone)'}"`);
  }
  await site.faults([]);
  const isSettled = !!action.settledBy?.some((status) => way.name === `${status}`);
  if (!isSettled && !(await isDone())) await press(action.retry ?? action.press);
  if (!isSettled && !(await isDone()))
    found.push(`not done at the second try: ${(await input.text(widget)).slice(0, 200)}`);

  const isIts = (method: string, path: string) => RegExp(action.match).test(`${method} ${path}`);
  // Count requests in the browser. The sandbox may receive more, because Chromium resends a request if a reused
  // connection is cut.
  const sent = site.opened.requests.filter(({ method, path }) => isIts(method, path)).length;
  const accepted = (await site.requests()).filter(
    ({ method, url, status }) => isIts(method, url) && status && status < 300,
  ).length;
  const { balance: left, owned } = (await site.player())!;
  const spent = Object.values(owned).reduce((sum, { price }) => sum + price, 0);
  if (action.spends) {
    if (sent > pressed) found.push(`sent ${sent} times for ${pressed} presses`);
    if (accepted > pressed) found.push(`accepted ${accepted} times for ${pressed} presses`);
  }
  if (action.name === 'buying' && balance - left !== spent)
    found.push(`the balance fell by ${balance - left}, what was bought costs ${spent}`);
  return [...found, ...complaints(site.opened)];
};
