/** How often something came up among URLs. */
export interface Tally {
  all: number;
  /** On an experiment. */
  matched: number;
  /** Can't be parsed. */
  broken: number;
  /** By the name of the experiment, in the order in which the names first came. */
  by: Map<string, number>;
}
