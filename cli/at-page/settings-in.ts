import { mergeSettings } from '../../src/embed/merge-settings';
import { paragraphTags } from '../../src/embed/paragraph-tags';
import type { ExperimentSettings } from '../../src/services/settings';
import { canParse } from '../io/can-parse';
import { messageOf } from '../io/message-of';
import { isTagUrl } from '../lint/is-tag-url';
import type { Page, PageElement } from '../lint/page';
import { scriptSettings } from './script-settings';

/** What a page's HTML says of experiments. */
export interface SettingsIn {
  /** The tag's `src`, and the line that it is on; undefined where the page has none. */
  tag: { src: string; line: number } | undefined;
  /** Whether experiments run (`data-experiments="on"`). */
  isOn: boolean;
  /** Whether nothing is assigned before the visitor agrees (`data-consent="wait"`). */
  waits: boolean;
  /** Base URL of the API. */
  api: string;
  experiments: ExperimentSettings;
  /** What could not be read, in sentences. */
  notes: string[];
}

/** Settings by their names; nothing is known of their values. */
type Given = Record<string, unknown>;

/**
 * Reads the settings that are visible in a page's HTML, by all four ways and in the order of interface 1: the tag's
 * attributes, `cobbleSettings` where it is plain JSON, the query on `src`, the page's JSON.
 *
 * @param url the page's own
 */
export const settingsIn = ({ elements, position }: Page, url: URL): SettingsIn => {
  const notes: string[] = [];
  const scripts = elements.filter((each) => each.tag === 'script' && !isInert(each));
  const tag = scripts.find((each) => isTagUrl(attribute(each, 'src') ?? ''));
  const src = tag && (attribute(tag, 'src') ?? '');
  const query = src !== undefined && canParse(src, url) ? Object.fromEntries(new URL(src, url).searchParams) : {};
  const script = scriptSettings(
    scripts.filter((each) => !each.attributes.has('src')),
    notes,
  );
  const json = jsonOf(
    scripts.find((each) => each.attributes.has('data-cobble-config')),
    notes,
  );
  // As the loader reads them, and then the runtime.
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
    notes,
  };
};

const attribute = ({ attributes }: PageElement, name: string): string | undefined => attributes.get(name)?.value;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const objectOf = (value: unknown): Given =>
  // An object has members of any kind.
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Given) : {};

/** In a template nothing runs. */
const isInert = ({ parent }: PageElement): boolean => {
  for (let around = parent; around; around = around.parent) if (around.tag === 'template') return true;
  return false;
};

/** The `data-` attributes as `dataset` names them. */
const dataset = ({ attributes }: PageElement): Given =>
  Object.fromEntries(
    [...attributes.values()]
      .filter(({ name }) => name.startsWith('data-'))
      .map(({ name, value }) => [
        name.slice(5).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
  );

const jsonOf = (element: PageElement | undefined, notes: string[]): Given => {
  if (!element) return {};
  try {
    return objectOf(JSON.parse(element.text.replace(paragraphTags, '') || '{}'));
  } catch (error) {
    notes.push(`<script data-cobble-config> is not JSON, and is not read: ${messageOf(error)}`);
    return {};
  }
};
