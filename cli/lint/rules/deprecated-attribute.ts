import { type Deprecation, deprecationsOf, deprecationText, newValue } from '../../deprecations/deprecations';
import type { Edit } from '../../report/edit';
import type { Found } from '../../report/locate';
import { renameAttribute, replaceAttribute } from '../attribute-edits';
import { isStatic } from '../html/markup';
import type { LintRule, MountedElement } from '../lint-rule';
import type { Page, PageAttribute } from '../page';
import { membersOfProps } from './missing-prop';

export const deprecatedAttribute: LintRule = {
  id: 'deprecated-attribute',
  severity: 'warning',
  text: 'An attribute of a widget has a new name (an error if the old name was removed).',
  why: 'The old name works until the next major version, and then the widget ignores it.',
  wrong: '<div data-widget="themed-button" data-old-variant="quiet">Play</div>',
  right: '<div data-widget="themed-button" data-variant="quiet">Play</div>',
  *find({ page, mounted }) {
    for (const widget of mounted)
      for (const deprecation of deprecationsOf(widget.description)) yield* uses(page, widget, deprecation);
  },
};

function* uses(page: Page, { element }: MountedElement, deprecation: Deprecation): Generator<Found> {
  const { attribute, useAttribute, name, use, isRemoved } = deprecation;
  const severity = isRemoved ? 'error' : 'warning';
  const old = element.attributes.get(attribute);
  const isReplaced = element.attributes.has(useAttribute);
  if (old)
    yield {
      at: old.at,
      severity,
      message: deprecationText(deprecation, attribute),
      mend: isReplaced ? `Remove it, because ${useAttribute} is set.` : `Write ${useAttribute}.`,
      fix: isReplaced ? undefined : rewrite(page, old, deprecation),
    };
  const inProps = element.attributes.get('data-props');
  if (inProps && Object.hasOwn(membersOfProps(element) ?? {}, name))
    yield {
      at: inProps.at,
      spot: inProps.valueAt,
      severity,
      message: `${deprecationText(deprecation, `"${name}"`)}, in data-props`,
      mend: `Write "${use}".`,
    };
}

const rewrite = (page: Page, old: PageAttribute, deprecation: Deprecation): Edit[] | undefined => {
  const { useAttribute, values } = deprecation;
  if (!values) return renameAttribute(page, old, useAttribute);
  // A template may fill in a value that has changed.
  return isStatic(old.value) ? replaceAttribute(page, old, useAttribute, newValue(deprecation, old.value)) : undefined;
};
