import type { Services } from '../../../services/services';

/** A category or a section; all of it text of others. */
export interface Shelf {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** The help centre's order. */
export interface Shelves {
  readonly categories: readonly (Shelf & { readonly sections: readonly Shelf[] })[];
  readonly sections: readonly Shelf[];
}

/**
 * Asks for categories and sections (HLP-4) and puts them together. Sections of no known category make one without a
 * name, at the end.
 */
export const loadShelves = async ({ helpCentre }: Services, signal: AbortSignal): Promise<Shelves> => {
  const [first, second] = await Promise.all([helpCentre.categories({ signal }), helpCentre.sections({ signal })]);
  const categories = soundShelves(first?.categories);
  const sections = soundShelves(second?.sections);
  const known = new Set(categories.map(({ id }) => id));
  const others = sections.filter(({ above }) => !known.has(above));
  return {
    sections,
    categories: [
      ...categories.map((category) => ({
        ...category,
        sections: sections.filter(({ above }) => above === category.id),
      })),
      ...(others.length ? [{ id: '', name: '', description: '', sections: others }] : []),
    ],
  };
};

/** As many as are asked for. */
const most = 100;
/** Of a name or a description (threat 9). */
const letters = 5000;

const soundShelves = (given: unknown): (Shelf & { above: string })[] =>
  (Array.isArray(given) ? (given.slice(0, most) as unknown[]) : []).flatMap((one) => {
    const { id, name, description, category_id } = (one ?? {}) as Record<string, unknown>;
    return (typeof id === 'number' || typeof id === 'string') && typeof name === 'string' && name
      ? [
          {
            id: `${id}`,
            name: name.slice(0, letters),
            description: typeof description === 'string' ? description.slice(0, letters) : '',
            above: `${category_id as string}`,
          },
        ]
      : [];
  });
