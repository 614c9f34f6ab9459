import type { Section } from '../../../../services/help-centre/answers';
import type { Services } from '../../../../services/services';

/** A category or a section; all of it text of others. */
export interface HelpSection {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** The help centre's order. */
export interface HelpSections {
  readonly categories: readonly (HelpSection & { readonly sections: readonly HelpSection[] })[];
  readonly sections: readonly HelpSection[];
}

/**
 * Asks for categories and sections (HLP-4) and puts them together. A category without sections leads nowhere and is
 * left out. Sections of no known category make one without a name, at the end.
 */
export const loadSections = async ({ helpCentre }: Services, signal: AbortSignal): Promise<HelpSections> => {
  const [first, second] = await Promise.all([helpCentre.categories({ signal }), helpCentre.sections({ signal })]);
  const categories = shownSections(first?.categories);
  const sections = shownSections(second?.sections);
  const known = new Set(categories.map(({ id }) => id));
  const others = sections.filter(({ above }) => !known.has(above));
  return {
    sections,
    categories: [
      ...categories
        .map((category) => ({ ...category, sections: sections.filter(({ above }) => above === category.id) }))
        .filter((category) => category.sections.length),
      ...(others.length ? [{ id: '', name: '', description: '', sections: others }] : []),
    ],
  };
};

/** As many as are asked for. */
const most = 100;
/** Of a name or a description (threat 9). */
const letters = 5000;

const shownSections = (given: readonly Section[] = []): (HelpSection & { above: string })[] =>
  given.slice(0, most).map(({ id, name, description = '', category_id }) => ({
    id: `${id}`,
    name: name.slice(0, letters),
    description: description.slice(0, letters),
    above: `${category_id}`,
  }));
