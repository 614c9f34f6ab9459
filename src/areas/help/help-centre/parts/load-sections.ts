import type { Section } from '../../../../services/help-centre/answers';
import type { Services } from '../../../../services/services';

/** With user-generated texts. */
export interface HelpSection {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

export interface HelpSections {
  readonly categories: readonly (HelpSection & { readonly sections: readonly HelpSection[] })[];
  readonly sections: readonly HelpSection[];
}

/** Sections without a category get a category with an empty name (HLP-4). */
export const loadSections = async ({ helpCentre }: Services, signal: AbortSignal): Promise<HelpSections> => {
  const [first, second] = await Promise.all([helpCentre.categories({ signal }), helpCentre.sections({ signal })]);
  const categories = shownSections(first?.categories);
  const sections = shownSections(second?.sections);
  const known = new Set(categories.map(({ id }) => id));
  const others = sections.filter(({ categoryId }) => !known.has(categoryId));
  return {
    sections,
    categories: [
      ...categories
        .map((category) => ({ ...category, sections: sections.filter(({ categoryId }) => categoryId === category.id) }))
        .filter((category) => category.sections.length),
      ...(others.length ? [{ id: '', name: '', description: '', sections: others }] : []),
    ],
  };
};

const MAX_SECTIONS = 100;
/** More characters would be slow to lay out (threat 9). */
const MAX_TEXT_LENGTH = 5000;

const shownSections = (given: readonly Section[] = []): (HelpSection & { categoryId: string })[] =>
  given.slice(0, MAX_SECTIONS).map(({ id, name, description = '', category_id }) => ({
    id: `${id}`,
    name: name.slice(0, MAX_TEXT_LENGTH),
    description: description.slice(0, MAX_TEXT_LENGTH),
    categoryId: `${category_id}`,
  }));
