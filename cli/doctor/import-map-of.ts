import { isObject } from '../io/json';
import { parseUrl } from '../io/urls';
import type { Page, PageElement } from '../lint/page';

export interface ImportMap {
  readonly element: PageElement;
  /** Undefined for invalid JSON, because browsers then ignore the import map. */
  readonly imports: Readonly<Record<string, string>> | undefined;
  readonly integrity: Readonly<Record<string, string>>;
}

export const importMapOf = ({ elements }: Page, documentBase: URL): ImportMap | undefined => {
  const element = elements.find(
    ({ tag, attributes }) => tag === 'script' && attributes.get('type')?.value === 'importmap',
  );
  if (!element) return undefined;
  try {
    const map: unknown = JSON.parse(element.text);
    const { imports, integrity } = isObject(map) ? map : {};
    return {
      element,
      imports: resolved(imports, documentBase, false),
      integrity: resolved(integrity, documentBase, true),
    };
  } catch {
    return { element, imports: undefined, integrity: {} };
  }
};

const resolved = (entries: unknown, base: URL, isByAddress: boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isObject(entries) ? entries : {}).map(([key, value]) =>
      isByAddress ? [parseUrl(key, base)?.href ?? key, `${value}`] : [key, parseUrl(`${value}`, base)?.href ?? ''],
    ),
  );
