/**
 * At the end of a run, how many tests could not run in the engine, by the ability that it lacks (`needs.ts`).
 */
export default class NeedsReporter {
  onTestRunEnd(modules) {
    const needed = new Map();
    let all = 0;
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        all++;
        const { state, note } = test.result();
        if (state !== 'skipped' || !note?.startsWith('needs: ')) continue;
        const ability = note.slice('needs: '.length);
        needed.set(ability, [...(needed.get(ability) ?? []), `${module.relativeModuleId}: ${test.fullName}`]);
      }
    }
    const skipped = [...needed.values()].flat().length;
    console.log(`\n${skipped} of ${all} tests need what ${process.env.COBBLE_ENGINE || 'chromium'} lacks.`);
    for (const [ability, tests] of [...needed].sort((a, b) => b[1].length - a[1].length)) {
      console.log(`${String(tests.length).padStart(5)}  ${ability}`);
    }
  }
}
