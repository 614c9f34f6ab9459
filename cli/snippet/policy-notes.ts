/** What to know of a printed policy. @param config the name of the page's JSON, where that was given */
export const policyNotes = (config: string | undefined): string[] => [
  "Merge the policy with the page's own, in its header or before the tag: a browser obeys each of two policies.",
  "Under require-trusted-types-for the page's own scripts may not write texts as HTML either; leave it out until they don't. Keep trusted-types cobble then all the same.",
  ...(config === undefined
    ? [
        "Experiments, other endpoints, videos in articles and a 1DS collector need more: --config names the page's JSON, from which it is read.",
      ]
    : []),
];
