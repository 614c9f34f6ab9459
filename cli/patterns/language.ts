import type { UrlPart } from './alphabet';
import { alphabet } from './alphabet';
import type { Automaton } from './automaton';
import { Determined } from './determined';

/** More steps than this and the question stays open. */
const STEPS = 60_000;

/**
 * Answers of {@link language}: an example text (`''` is one: a URL without a query), `null` when no text is like that,
 * `undefined` when the patterns are too big or use what no automaton can do.
 */
export type Example = string | null | undefined;

/** Questions about all paths, or all queries, that a browser can show to a pattern. */
export const language = {
  /**
   * A text, as short as any, that `include` finds something in and no pattern of `excludes` does.
   *
   * @param include undefined stands for every text of the part
   */
  example(part: UrlPart, include: Automaton | undefined, excludes: readonly Automaton[] = []): Example {
    if ([include, ...excludes].some((pattern) => pattern && !pattern.exact)) return undefined;
    return new Search(part, include, excludes).run();
  },
};

/** The form of a path: a slash and the rest; of a query: nothing, or a question mark and at least one character. */
const FORM = {
  url: { mark: 0x2f, after: 1, done: (form: number): boolean => form > 0 },
  search: { mark: 0x3f, after: 2, done: (form: number): boolean => form !== 1 },
};

/** Before and after the include's match, among the numbers of its states. */
const BEFORE = -1;
const AFTER = -2;

/** A walk through the include, the URL's own form and what the excludes have seen, breadth first. */
class Search {
  private readonly chars: number[];
  private readonly form;
  private readonly excludes: Determined;
  private readonly cost: number;
  private readonly known = new Set<string>();
  // Where the walk is, in columns: where in the include, in which form, what is excluded, from which row by which
  // character.
  private readonly at: number[] = [];
  private readonly forms: number[] = [];
  private readonly seen: number[] = [];
  private readonly from: number[] = [];
  private readonly by: number[] = [];
  private readonly onward = new Map<number, Onward>();

  constructor(
    part: UrlPart,
    private readonly include: Automaton | undefined,
    excludes: readonly Automaton[],
  ) {
    this.form = FORM[part];
    const sets = [include, ...excludes].flatMap(
      (pattern) => pattern?.states.flatMap((state) => (state.chars ? [state.chars] : [])) ?? [],
    );
    this.chars = alphabet.representatives(part, [...sets, alphabet.where(part, (code) => code === this.form.mark)]);
    this.excludes = new Determined(excludes);
    this.cost = 1 + excludes.length;
  }

  run(): Example {
    const { include, form, excludes } = this;
    let budget = STEPS;
    if (this.reach(include ? BEFORE : AFTER, 0, excludes.first, -1, 0)) return '';
    for (let row = 0; row < this.at.length; row++) {
      const at = this.at[row]!;
      const state = at >= 0 ? include!.states[at]! : undefined;
      for (const char of this.chars) {
        if (state && !alphabet.has(state.chars!, char)) continue;
        if (this.forms[row] === 0 && char !== form.mark) continue;
        if ((budget -= this.cost) < 0) return undefined;
        const seen = excludes.step(this.seen[row]!, char);
        const shape = this.forms[row] === 0 ? 1 : form.after;
        if (this.reach(state ? state.to[0]! : at, shape, seen, row, char)) return this.text(row, char);
      }
    }
    return null;
  }

  /**
   * Notes the places behind the include's empty steps. Gives true if the text may end here, matched and not excluded.
   */
  private reach(to: number, form: number, seen: number, from: number, by: number): boolean {
    const look = this.excludes.look(seen);
    if (look === 'found') return false;
    const { places, ends } = this.settle(to, from === -1);
    const over = look === 'open' && this.form.done(form);
    if (ends && over) return true;
    for (const at of places) {
      if (at === AFTER && over) return true;
      const key = `${at}|${form}|${seen}`;
      if (this.known.has(key)) continue;
      this.known.add(key);
      this.at.push(at);
      this.forms.push(form);
      this.seen.push(seen);
      this.from.push(from);
      this.by.push(by);
    }
    return false;
  }

  private settle(to: number, start: boolean): Onward {
    const key = to * 2 + Number(start);
    let found = this.onward.get(key);
    if (!found) this.onward.set(key, (found = onward(this.include, to, start)));
    return found;
  }

  private text(row: number, last: number): string {
    let out = String.fromCharCode(last);
    for (let at = row; this.from[at]! >= 0; at = this.from[at]!) out = String.fromCharCode(this.by[at]!) + out;
    return out;
  }
}

/**
 * Where the include's empty steps lead: places that take a character, or AFTER; `ends` when `$` was passed to the end.
 */
interface Onward {
  places: number[];
  ends: boolean;
}

const onward = (include: Automaton | undefined, to: number, start: boolean): Onward => {
  const result: Onward = { places: to < 0 ? [to] : [], ends: false };
  if (to === AFTER) return result;
  // A match may begin at any place.
  const stack = [{ state: to === BEFORE ? include!.first : to, ended: false }];
  const open = new Set<number>();
  for (let top = stack.pop(); top; top = stack.pop()) {
    const key = top.state * 2 + Number(top.ended);
    if (open.has(key)) continue;
    open.add(key);
    const { kind, to: next } = include!.states[top.state]!;
    if (kind === 'char') {
      if (!top.ended) result.places.push(top.state);
      continue;
    }
    if (kind === 'accept') {
      if (top.ended) result.ends = true;
      else result.places.push(AFTER);
      continue;
    }
    if (kind === 'start' && !start) continue;
    for (const state of next) stack.push({ state, ended: top.ended || kind === 'end' });
  }
  return result;
};
