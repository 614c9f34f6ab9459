import type { Severity } from '../../report/finding';
import type { Found } from '../../report/locate';
import type { ConfigModel } from '../config-model';

/** What a rule sees: one config, and what the user said about its surroundings. */
export interface RuleContext {
  readonly config: ConfigModel;
  /** Origins that files may come from besides the page's own; undefined when the user gave none. */
  readonly allowedOrigins: readonly string[] | undefined;
}

/** A documented example, which is also the rule's test: a piece of a config, put into its place in a valid one. */
export interface RuleExample {
  /** What the JSON stands for: the value of this key, a whole experiment, or the whole file. */
  readonly of: 'domain' | 'url' | 'search' | 'setup' | 'experiment' | 'experiments' | 'file';
  readonly json: string;
}

/** One thing that `cobble check` looks for. */
export interface Rule {
  readonly id: string;
  readonly severity: Severity;
  /** One line: what it finds. */
  readonly text: string;
  /** Why it matters, in a sentence or two. */
  readonly why: string;
  /** Gives a finding of this rule. */
  readonly wrong: RuleExample;
  /** Gives no finding of any rule. */
  readonly right: RuleExample;
  find(context: RuleContext): Iterable<Found> | Promise<Iterable<Found>>;
}
