import { findWidgets } from '../../cli/build/find-widgets';
import { catalogueWidgets } from '../../cli/catalogue/catalogue-options';
import { widgetsJson } from '../../cli/catalogue/widgets-json';
import { themes } from '../../src/themes/themes';

export const catalogueJson = async (root: string): Promise<string> =>
  JSON.stringify(
    widgetsJson({
      widgets: catalogueWidgets(await findWidgets(root)),
      themes: [...themes],
      bundle: 'dist/',
      art: 'art/',
      version: '1.0.0',
    }),
  );
