import { AREAS_SHEET } from '../../src/embed/areas-sheet-name';
import { must } from '../io/must';
import type { Runs } from './keep-runs';
import type { Styles } from './open-styles';
import { BUILD } from './placeholders';
import { AREAS_STYLES } from './plugins/areas-styles';
import { runBundler } from './run-bundler';

/**
 * The stylesheet that areas share. Nearly all that an area is drawn with is the same in each: a page with several has it
 * once. Components keep all of theirs in one file: the first tile of a page waits for no further one.
 */
export const makeAreasSheet = async (styles: Styles, runs: Runs): Promise<string> => {
  const texts = await runBundler(runs, {
    entryPoints: { [AREAS_SHEET]: AREAS_STYLES },
    entryNames: `chunks/[name].${BUILD}`,
    styles,
  });
  return must(texts.get(`chunks/${AREAS_SHEET}.${BUILD}.css`), `${AREAS_SHEET}.css`);
};
