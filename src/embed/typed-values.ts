type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface ChangedField {
  readonly field: Field;
  readonly index: number;
  readonly value: string;
  readonly checked: boolean | undefined;
  readonly start: number | null | undefined;
  readonly end: number | null | undefined;
}

/**
 * Remembers what the visitor typed, chose and ticked in server-rendered fields.
 *
 * @returns a function that restores these values after the first render, and fires `input` and `change` events
 */
export const keepTypedValues = (shadow: ShadowRoot): (() => void) => {
  const changed = fieldsIn(shadow).map(readField).filter(isChanged);
  return () => {
    const fields = fieldsIn(shadow);
    for (const change of changed) {
      const field = fields.includes(change.field) ? change.field : fields[change.index];
      if (field?.type === change.field.type) restore(field, change);
    }
  };
};

/** Omits file inputs, whose value scripts can't set. */
const fieldsIn = (shadow: ShadowRoot): Field[] => [
  ...shadow.querySelectorAll<Field>('input:not([type=file]),select,textarea'),
];

const readField = (field: Field, index: number): ChangedField => {
  const { value, checked, selectionStart: start, selectionEnd: end } = field as HTMLInputElement;
  return { field, index, value, checked, start, end };
};

const isChanged = ({ field }: ChangedField): boolean => {
  if ('selectedIndex' in field) {
    const written = [...field.options].findLastIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(written, 0);
  }
  const { checked, defaultChecked } = field as HTMLInputElement;
  return field.value !== field.defaultValue || checked !== defaultChecked;
};

const restore = (field: Field, { value, checked, start, end }: ChangedField): void => {
  const isTicked = /^(checkbox|radio)$/.test(field.type);
  if (isTicked) (field as HTMLInputElement).checked = !!checked;
  else if (field.value !== value) {
    field.value = value;
    // Only fields with text have a selection.
    if (!('selectedIndex' in field) && typeof start === 'number') field.setSelectionRange(start, end ?? start);
  }
  // Leave `composed` false: the page has already received the original events.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (isTicked || 'selectedIndex' in field) field.dispatchEvent(new Event('change', { bubbles: true }));
};
