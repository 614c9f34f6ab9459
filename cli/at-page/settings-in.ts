import { mergeSettings } from '../../src/embed/merge-settings';
import { paragraphTags } from '../../src/embed/paragraph-tags';
import { isTagUrl } from '../../src/embed/tag-url';
import type { ExperimentSettings } from '../../src/services/settings';
import { messageOf } from '../io/errors';
import { isObject } from '../io/json';
import { canParse } from '../io/urls';
import type { Page, PageElement } from '../lint/page';
import { scriptSettings } from './script-settings';

export type SettingsProblem =
  | { readonly code: 'not-plain-json' }
  | { readonly code: 'broken-json'; readonly reason: string };

export interface SettingsIn {
  tag: { src: string; line: number } | undefined;
  /** Whether experiments run. */
  isOn: boolean;
  waits: boolean;
  api: string;
  experiments: ExperimentSettings;
  settingsProblems: SettingsProblem[];
}

type Given = Record<string, unknown>;

/** Reads the settings in a page's HTML (interface 1). */
export const settingsIn = ({ elements, position }: Page, url: URL): SettingsIn => {
  const scripts = elements.filter((each) => each.tag === 'script' && !isInert(each));
  const tag = scripts.find((each) => isTagUrl(attribute(each, 'src') ?? ''));
  const src = tag && (attribute(tag, 'src') ?? '');
  const query = src !== undefined && canParse(src, url) ? Object.fromEntries(new URL(src, url).searchParams) : {};
  const { settings: script, hasUnread } = scriptSettings(scripts.filter((each) => !each.attributes.has('src')));
  const { settings: json, problem } = pageJsonOf(scripts.find((each) => each.attributes.has('data-cobble-config')));
  // Merges settings in the order of the loader and the runtime.
  const ofTag: Given = { ...query, ...script, ...(tag && dataset(tag)) };
  const { experiments: isOn, consent } = ofTag;
  const settings = mergeSettings([ofTag, script, json]);
  const experiments: Given = { ...objectOf(json.experiments), ...objectOf(script.experiments) };
  return {
    tag: tag && src !== undefined ? { src, line: position(tag.at.offset).line } : undefined,
    isOn: isOn === 'on',
    waits: (consent ?? json.consent) === 'wait',
    api: textOf(settings.api) || url.origin,
    experiments: {
      configUrl: textOf(experiments.configUrl),
      assignmentUrl: textOf(experiments.assignmentUrl),
      allowedOrigins: [experiments.allowedOrigins ?? []].flat().filter((each) => typeof each === 'string'),
    },
    settingsProblems: [...(hasUnread ? [{ code: 'not-plain-json' } as const] : []), ...(problem ? [problem] : [])],
  };
};

const attribute = ({ attributes }: PageElement, name: string): string | undefined => attributes.get(name)?.value;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const objectOf = (value: unknown): Given => (isObject(value) ? value : {});

const isInert = ({ parent }: PageElement): boolean => {
  for (let around = parent; around; around = around.parent) if (around.tag === 'template') return true;
  return false;
};

const dataset = ({ attributes }: PageElement): Given =>
  Object.fromEntries(
    [...attributes.values()]
      .filter(({ name }) => name.startsWith('data-'))
      .map(({ name, value }) => [
        name.slice(5).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
  );

const pageJsonOf = (element: PageElement | undefined): { settings: Given; problem?: SettingsProblem } => {
  if (!element) return { settings: {} };
  try {
    return { settings: objectOf(JSON.parse(element.text.replace(paragraphTags, '') || '{}')) };
  } catch (error) {
    return { settings: {}, problem: { code: 'broken-json', reason: messageOf(error) } };
  }
};
