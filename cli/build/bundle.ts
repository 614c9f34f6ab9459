import type { Theme } from '../../src/themes/theme';
import { makeTemplates, type TemplateInput } from './make-templates';
import { placeTemplates } from './place-templates';

/** What a build is made of. */
export interface BundleInput extends TemplateInput {
  readonly themes: readonly Theme[];
}

/**
 * Bundles everything that a page may load, from the sources, in the themes.
 *
 * @returns contents by path in the output folder, with `BUILD` where the id goes, and `LISTS` in the pinned files
 * @throws Error as `makeTemplates` and `placeTemplates` do
 */
export const bundle = async ({ themes, ...input }: BundleInput): Promise<Map<string, string>> =>
  placeTemplates(await makeTemplates(input), { themes, widgets: input.widgets.map(({ name }) => name) }, input.cache);
