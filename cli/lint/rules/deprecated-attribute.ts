import { type Deprecation, deprecationsOf, deprecationText, newValue } from '../../deprecations/deprecations';
import type { Edit } from '../../report/edit';
import type { Found } from '../../report/locate';
import { renameAttribute, replaceAttribute } from '../attribute-edits';
import type { LintRule } from '../lint-rule';
import type { Page, PageAttribute, PageElement } from '../page';
import { membersOfProps } from './missing-prop';

export const deprecatedAttribute: LintRule = {
  id: 'deprecated-attribute',
  severity: 'warning',
  text: 'An attribute of a widget has a new name (an error if the old name was removed).',
  why: 'The old name works until the next major version, and then the widget ignores it.',
  wrong: '<div data-widget="themed-button" data-old-variant="quiet">Play</div>',
  right: '<div data-widget="themed-button" data-variant="quiet">Play</div>',
  *find({ page, mounted }) {
    for (const { element, description } of mounted) {
      const deprecations = deprecationsOf(description);
      for (const deprecation of deprecations) {
        const old = element.attributes.get(deprecation.attribute);
        if (old) yield renamed(page, element, { old, deprecation, deprecations });
        const inProps = element.attributes.get('data-props');
        if (inProps && Object.hasOwn(membersOfProps(element) ?? {}, deprecation.name))
          yield renamedMember(inProps, deprecation);
      }
    }
  },
};

interface OldAttribute {
  readonly old: PageAttribute;
  readonly deprecation: Deprecation;
  readonly deprecations: readonly Deprecation[];
}

const renamed = (page: Page, element: PageElement, { old, deprecation, deprecations }: OldAttribute): Found => {
  const { attribute, useAttribute, use, isRemoved } = deprecation;
  const members = membersOfProps(element);
  const isReplaced = element.attributes.has(useAttribute) || Object.hasOwn(members ?? {}, use);
  const isAlone =
    deprecations.filter((each) => each.use === use && element.attributes.has(each.attribute)).length === 1;
  return {
    at: old.at,
    severity: isRemoved ? 'error' : 'warning',
    message: deprecationText(deprecation, attribute),
    advice: isReplaced ? `Remove it, because ${useAttribute} is set.` : `Write ${useAttribute}.`,
    fix: members && isAlone && !isReplaced ? rewrite(page, old, deprecation) : undefined,
  };
};

const renamedMember = (inProps: PageAttribute, deprecation: Deprecation): Found => ({
  at: inProps.at,
  spot: inProps.valueAt,
  severity: deprecation.isRemoved ? 'error' : 'warning',
  message: deprecationText(deprecation, `"${deprecation.name}" in data-props`),
  advice: `Write "${deprecation.use}".`,
});

const rewrite = (page: Page, old: PageAttribute, deprecation: Deprecation): Edit[] | undefined => {
  const { useAttribute, values, prop } = deprecation;
  if (!values) return renameAttribute(page, old, useAttribute);
  const isValid = prop.values?.includes(old.value);
  return isValid ? replaceAttribute(page, old, useAttribute, newValue(deprecation, old.value)) : undefined;
};
