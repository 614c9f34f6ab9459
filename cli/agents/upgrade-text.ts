import type { WidgetDescription } from '../../src/widgets/kit/description';
import { type Deprecation, deprecationsOf } from '../deprecations/deprecations';

/** Returns `docs/upgrade.md`: what to change in pages before each major version. */
export const upgradeText = (widgets: readonly WidgetDescription[], current?: string): string => {
  const all = widgets.flatMap((description) => deprecationsOf(description, current));
  const versions = [...new Set(all.map(({ removedIn }) => removedIn))].sort(
    (a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10),
  );
  const sections = versions.map((version) => versionSection(all.filter(({ removedIn }) => removedIn === version)));
  return `${HEAD}${sections.join('') || '\nNothing is deprecated.\n'}`;
};

const HEAD = `# Attributes to rename before an upgrade

This page is for people who write pages. It lists every attribute of a widget that has a new name. \`npm run agents\` generates it from the widgets' descriptions.

An old name works until the next major version. The console warns about it once, \`cobble lint\` reports it as \`deprecated-attribute\`, and \`cobble lint --fix\` renames it. In \`data-props\`, in enhanced links and under \`texts\`, rename the prop yourself. [Upgrade and roll back](how-to/roll-back-and-upgrade.md) has the other steps.
`;

const versionSection = (deprecations: readonly Deprecation[]): string => {
  const [first] = deprecations;
  return `
## ${first?.isRemoved ? 'Removed in' : 'Before'} ${first?.removedIn}

${deprecations.map(renamed).join('')}`;
};

const renamed = ({ widget, attribute, useAttribute, values = {}, since }: Deprecation): string => {
  const changed = Object.entries(values).map(
    ([old, value]) => `; \`${value}\` instead of ${old ? `\`${old}\`` : 'an empty value'}`,
  );
  return `- \`${widget}\`: write \`${useAttribute}\` instead of \`${attribute}\`${changed.join('')} (since ${since})\n`;
};
