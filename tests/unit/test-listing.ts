import { expect, it } from 'vitest';

/**
 * Tests a list of examples. Below `# RULE` are inputs, one per line. The findings of an input are indented below it,
 * with ` » ` between the parts of a finding. Lines that start with `//` are comments.
 */
export const testListing = (
  listing: string,
  findingsOf: (rule: string, piece: string) => string[][] | Promise<string[][]>,
): void => {
  const [, ...sections] = listing.replaceAll(/^\/\/.*\n/gm, '').split(/^# /m);
  it.each(sections.map((section) => section.trimEnd().split('\n')))(
    'reports the listed findings for %s',
    async (...lines) => {
      const [rule = '', ...expected] = lines;
      const found: string[] = [];
      for (const piece of expected.filter((line) => !line.startsWith(' '))) {
        const findings = await findingsOf(rule, piece);
        found.push(piece, ...findings.map((parts) => `    ${parts.join(' » ')}`));
      }
      expect(found).toEqual(expected);
    },
  );
};
