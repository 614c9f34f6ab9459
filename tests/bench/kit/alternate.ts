/**
 * Measures contenders alternately, so that a busy machine slows down all of them. The first round warms up the disk and
 * the browser, and isn't counted.
 *
 * @returns the measurements of each contender, in the order of the contenders
 */
export const alternate = async <Contender, Measured>(
  contenders: readonly Contender[],
  rounds: number,
  measure: (contender: Contender) => Promise<Measured>,
): Promise<Measured[][]> => {
  const measured = contenders.map((): Measured[] => []);
  for (let round = 0; round <= rounds; round++)
    for (const [index, contender] of contenders.entries()) {
      process.stderr.write(`round ${round} of ${rounds}: ${index + 1} of ${contenders.length}\n`);
      const result = await measure(contender);
      if (round > 0) measured[index]?.push(result);
    }
  return measured;
};
