import { AREAS_SHEET } from '../embed/areas-sheet-name';
import { isTagUrl } from '../embed/tag-url';
import type { Services } from '../services/services';
import { isPropError } from '../widgets/kit/prop-error';
import { answeringServices } from './answering-services';
import { asInPage } from './browser-stand-in';
import type { BuildInfo } from './build-info';
import { earlyFiles } from './early-files';
import { type Edit, insertMarkup, removeMarkup, removeState, type Stylesheet } from './edits';
import { makeIsOurs } from './ignored-elements';
import { attribute, isInDocument, type PageElement, textIn } from './page-nodes';
import { PageOutput } from './page-output';
import { PageParser } from './page-parser';
import { type PageFacts, pageSettings, type ResolvedSettings } from './page-settings';
import type { RenderOptions } from './render-options';
import { renderWidget, type WidgetModule } from './render-widget';
import { RequestedAnswers } from './requested-answers';
import { UNKNOWN_PAGE } from './unknown-page';
import { WorkLimit } from './work-limit';

export interface RenderContext {
  readonly build: BuildInfo;
  readonly options: RenderOptions;
  load(widget: string): Promise<WidgetModule>;
}

const HOSTS =
  /^(article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span|[a-z][^\s/>]*-[^\s/>]*)$/;
const HTML = 'http://www.w3.org/1999/xhtml';
/** Maximum re-renders per widget. Each may request further answers. */
const MAX_TURNS = 10;

type Facts = PageFacts & { title?: PageElement };
type KnownSettings = ResolvedSettings & { readonly title: string };

interface WaitingWidget {
  readonly element: PageElement;
  readonly isOurs: boolean;
  /** The settings known when the parser closed the element. Undefined if the page isn't streamed. */
  readonly settings: KnownSettings | undefined;
}

interface ChosenWidget {
  readonly element: PageElement;
  readonly name: string;
  readonly settings: KnownSettings;
  readonly isRendered: boolean;
}

class MissingIntegrityError extends Error {
  constructor(readonly path: string) {
    super('its tag is pinned, but manifest is missing or has no integrity for its stylesheet');
  }
}

/** In a stream, settings apply only to the widgets after them. */
export class PageRenderer {
  private readonly facts: Facts = {};
  private readonly open = new Set<PageElement>();
  private waiting: WaitingWidget[] = [];
  private known: KnownSettings | undefined;
  private readonly output = new PageOutput();
  private readonly parser: PageParser;
  private firstRendered: PageElement | undefined;
  private firstPrompt: PageElement | undefined;
  private readonly warned = new Set<string>();
  private readonly services: Services;
  private readonly work = new WorkLimit();
  private readonly isOurs = makeIsOurs((message) => this.warn(message), this.work);

  constructor(
    private readonly context: RenderContext,
    private readonly isStream: boolean,
  ) {
    this.services = answeringServices(context.options.answers);
    this.parser = new PageParser(
      {
        opened: (element) => {
          if (isHost(element)) this.open.add(element);
          if (element.tagName === 'html') this.learn({ html: element });
        },
        closed: (element) => this.close(element),
      },
      this.work,
      isStream ? () => this.open.size > 0 : undefined,
    );
  }

  async write(text: string): Promise<string> {
    this.output.append(text);
    this.parser.write(text);
    if (!this.isStream) return '';
    await this.renderWaiting();
    return this.output.takeUntil(this.decidedUntil);
  }

  async end(): Promise<string> {
    this.parser.write('', true);
    if (this.parser.stopped) this.leaveRest(this.parser.stopped);
    else for (const element of [...this.parser.stillOpen].reverse()) this.close(element);
    await this.renderWaiting();
    return this.output.takeUntil(this.output.end);
  }

  private get decidedUntil(): number {
    if (this.parser.stopped) return this.output.end;
    const openAt = [...this.open].map((element) => element.sourceCodeLocation?.startOffset ?? 0);
    return Math.min(this.parser.end, ...openAt);
  }

  /**
   * Leaves the unparsed rest of the page unchanged. If the page isn't streamed, renders no widgets, because the rest
   * may contain their settings.
   */
  private leaveRest(reason: string): void {
    if (!this.isStream) this.waiting = [];
    this.warn(`the page ${reason}: ${this.isStream ? 'the rest' : 'it'} is left for the page's script`);
  }

  private close(element: PageElement): void {
    const isOpen = this.open.delete(element);
    if (!(isOpen || /^(script|title)$/.test(element.tagName)) || !isInDocument(element)) return;
    const { tag, json, title } = this.facts;
    if (element.tagName === 'title' && !title) this.learn({ title: element });
    if (element.tagName === 'script') {
      if (!json && attribute(element, 'data-cobble-config') !== undefined) this.learn({ json: element });
      if (!tag && isTagUrl((attribute(element, 'src') ?? '').trim())) this.learn({ tag: element });
    }
    if (!isOpen) return;
    // In a stream, evaluate `isOurs` now: later, the parser may have dropped ancestors, depending on where the stream
    // was cut.
    const settings = this.isStream ? this.settings : undefined;
    this.waiting.push({ element, settings, isOurs: !settings || this.isOurs(element, settings.settings) });
  }

  private learn(facts: Facts): void {
    Object.assign(this.facts, facts);
    this.known = undefined;
  }

  private get settings(): KnownSettings {
    const { facts, context } = this;
    this.known ??= {
      ...pageSettings(facts, context.build, context.options),
      title: facts.title ? textIn(facts.title) : '',
    };
    return this.known;
  }

  private async renderWaiting(): Promise<void> {
    const { waiting } = this;
    this.waiting = [];
    const chosen = waiting.map((widget) => this.choose(widget));
    const modules = new Map<string, WidgetModule>();
    for (const { name, isRendered } of chosen)
      if (isRendered && !modules.has(name)) modules.set(name, await this.context.load(name));
    const edits = chosen.map((widget) => this.renderUntilAnswered(widget, modules.get(widget.name)));
    this.output.edit((await Promise.all(edits)).flat());
  }

  private choose({ element, isOurs, settings = this.settings }: WaitingWidget): ChosenWidget {
    const name = attribute(element, 'data-widget') ?? '';
    const isRendered =
      this.context.build.widgets.includes(name) && isOurs && (this.isStream || this.isOurs(element, settings.settings));
    return { element, name, settings, isRendered };
  }

  private async renderUntilAnswered(widget: ChosenWidget, module: WidgetModule | undefined): Promise<Edit[]> {
    const { url } = this.context.options;
    const page = { url: new URL(url && URL.canParse(url) ? url : UNKNOWN_PAGE), title: widget.settings.title };
    const answers = new RequestedAnswers(this.services, (error) => this.warn(`${widget.name} has no answer: ${error}`));
    const removed = removeMarkup(widget.element);
    const render = () => this.renderElement(widget, widget.isRendered ? module : undefined, answers);
    let rendered: Edit[];
    let turns = 0;
    do rendered = asInPage(page, render);
    while (turns++ < MAX_TURNS && (await answers.settle()));
    return [...removed, ...rendered];
  }

  private renderElement(
    { element, name, settings }: ChosenWidget,
    module: WidgetModule | undefined,
    answers: RequestedAnswers,
  ): Edit[] {
    if (!module) return removeState(element);
    try {
      const widget = renderWidget(element, module, settings, {
        serverAnswers: answers,
        isFirstPrompt: () => this.isFirstPrompt(element),
      });
      const stylesheets = [...(module.services ? [AREAS_SHEET] : []), name].map((sheet) =>
        this.stylesheet(sheet, element, settings),
      );
      const { build } = this.context;
      this.firstRendered ??= element;
      const isFirst = this.firstRendered === element;
      const early = earlyFiles({ element, widget: name, isFirst, build, settings });
      return insertMarkup(element, { buildId: build.id, early, stylesheets, widget, answers: answers.json });
    } catch (error) {
      this.warn(`<${element.tagName} data-widget="${name}"> isn't rendered: ${reasonOf(error)}`);
      return removeState(element);
    }
  }

  /** Returns true for the first area that calls this method, even when re-rendered. */
  private isFirstPrompt(element: PageElement): boolean {
    this.firstPrompt ??= element;
    return this.firstPrompt === element;
  }

  private stylesheet(name: string, element: PageElement, { base, theme, isPinned }: ResolvedSettings): Stylesheet {
    const { build } = this.context;
    const ownTheme = attribute(element, 'data-theme');
    const path = `${ownTheme && build.themes.includes(ownTheme) ? ownTheme : theme}/${name}.${build.id}.css`;
    const integrity = isPinned ? build.integrityOf(path) : undefined;
    // On a pinned page, the browser must check every file (threat 6).
    if (isPinned && !integrity) throw new MissingIntegrityError(path);
    return { href: base + path, integrity };
  }

  private warn(message: string): void {
    if (this.warned.has(message)) return;
    this.warned.add(message);
    this.context.options.warn?.(message);
  }
}

const isHost = (element: PageElement): boolean =>
  attribute(element, 'data-widget') !== undefined &&
  element.namespaceURI === HTML &&
  HOSTS.test(element.tagName) &&
  !!element.sourceCodeLocation;

const reasonOf = (error: unknown): string => {
  if (error instanceof MissingIntegrityError) return error.message;
  return isPropError(error) ? `${error.message} is missing or broken` : String(error);
};
