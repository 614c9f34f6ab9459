import { AREAS_SHEET } from '../embed/areas-sheet-name';
import type { Services } from '../services/services';
import { answeringServices } from './answering-services';
import { AskedAnswers } from './asked-answers';
import { asInPage } from './browser-stand-in';
import type { BuildInfo } from './build-info';
import { drawWidget, type WidgetModule } from './draw-widget';
import { type Edit, putDrawn, takeDrawn, takeState } from './edits';
import { makeIsOurs } from './make-is-ours';
import { NOWHERE } from './nowhere';
import { attribute, type PageElement, textIn } from './page-nodes';
import { PageParser } from './page-parser';
import { type DrawnSettings, type PageFacts, pageSettings } from './page-settings';
import type { RenderOptions } from './render-options';

/** What pages are drawn with. */
export interface Drawing {
  readonly build: BuildInfo;
  readonly options: RenderOptions;
  /** Gives a widget's chunk by its name, which is one of the build's. */
  load(widget: string): Promise<WidgetModule>;
}

/** The elements that can have a shadow root (`attachShadow`). */
const HOSTS =
  /^(article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span|[a-z][^\s/>]*-[^\s/>]*)$/;
const HTML = 'http://www.w3.org/1999/xhtml';
/** Of drawing one widget: its answers ask for further answers, and no page is drawn without end. */
const MOST_TURNS = 10;
const TAG = /(^|\/)cobble(\.\w+)?\.js([?#]|$)/;

/** What a page has said of itself, and what follows from it. */
type Facts = PageFacts & { title?: PageElement };
type Known = DrawnSettings & { readonly title: string };

interface Waiting {
  readonly element: PageElement;
  readonly isOurs: boolean;
  /** In a stream. */
  readonly known: Known | undefined;
}

/**
 * Draws the widgets of one page. Everything else of it is given as it came, byte for byte.
 *
 * A whole page's settings may stand behind its widgets; in a stream they count for what comes after them, and give
 * `options` for the rest.
 */
export class PageWriter {
  private readonly facts: Facts = {};
  private readonly open = new Set<PageElement>();
  private waiting: Waiting[] = [];
  private known: Known | undefined;
  private edits: Edit[] = [];
  private readonly parser: PageParser;
  /** What is not given yet, and where in the page it begins. */
  private text = '';
  private offset = 0;
  private said = new Set<string>();
  private readonly services: Services;
  private readonly isOurs = makeIsOurs((message) => this.warn(message));

  constructor(
    private readonly drawing: Drawing,
    private readonly isStream: boolean,
  ) {
    this.services = answeringServices(drawing.options.answers);
    this.parser = new PageParser(
      {
        opened: (element) => {
          if (isHost(element)) this.open.add(element);
          if (element.tagName === 'html') this.learn({ html: element });
        },
        closed: (element) => this.close(element),
      },
      isStream ? () => this.open.size > 0 : undefined,
    );
  }

  /** @returns what of the page is done */
  async write(text: string): Promise<string> {
    this.text += text;
    this.parser.write(text);
    if (!this.isStream) return '';
    await this.draw();
    const first = Math.min(this.parser.end, ...[...this.open].map((one) => one.sourceCodeLocation?.startOffset ?? 0));
    return this.give(first);
  }

  /** @returns the rest of the page */
  async end(): Promise<string> {
    this.parser.write('', true);
    for (const element of [...this.parser.stillOpen].reverse()) this.close(element);
    await this.draw();
    return this.give(this.offset + this.text.length);
  }

  private close(element: PageElement): void {
    const { tag, json, title } = this.facts;
    if (element.tagName === 'title' && !title) this.learn({ title: element });
    if (element.tagName === 'script') {
      if (!json && attribute(element, 'data-cobble-config') !== undefined) this.learn({ json: element });
      if (!tag && TAG.test((attribute(element, 'src') ?? '').trim())) this.learn({ tag: element });
    }
    if (!this.open.delete(element)) return;
    // In a stream what is round it is forgotten, and what is known now counts, however the pieces are cut.
    const known = this.isStream ? this.settings : undefined;
    this.waiting.push({ element, known, isOurs: !known || this.isOurs(element, known.settings) });
  }

  private learn(facts: Facts): void {
    Object.assign(this.facts, facts);
    this.known = undefined;
  }

  private get settings(): Known {
    const { facts, drawing } = this;
    this.known ??= {
      ...pageSettings(facts, drawing.build, drawing.options),
      title: facts.title ? textIn(facts.title) : '',
    };
    return this.known;
  }

  private async draw(): Promise<void> {
    const { waiting } = this;
    this.waiting = [];
    if (!waiting.length) return;
    const { build, load, options } = this.drawing;
    const chosen = waiting.map(({ element, known = this.settings, isOurs }) => {
      const widget = attribute(element, 'data-widget') ?? '';
      const isDrawn =
        build.widgets.includes(widget) && isOurs && (this.isStream || this.isOurs(element, known.settings));
      return { element, known, widget, isDrawn };
    });
    const modules = new Map<string, WidgetModule>();
    for (const name of new Set(chosen.filter(({ isDrawn }) => isDrawn).map(({ widget }) => widget)))
      modules.set(name, await load(name));
    const url = new URL(options.url && URL.canParse(options.url) ? options.url : NOWHERE);
    const edits = chosen.map(async ({ element, known, widget, isDrawn }) => {
      const taken = takeDrawn(element);
      const answers = new AskedAnswers(this.services, (error) => this.warn(`${widget} has no answer: ${error}`));
      const draw = () => this.drawOne(element, isDrawn ? modules.get(widget) : undefined, known, answers);
      let drawn: Edit[];
      let turns = 0;
      do drawn = asInPage({ url, title: known.title }, draw);
      while (turns++ < MOST_TURNS && (await answers.settle()));
      return [...taken, ...drawn];
    });
    this.edits.push(...(await Promise.all(edits)).flat());
  }

  private drawOne(
    element: PageElement,
    module: WidgetModule | undefined,
    settings: DrawnSettings,
    answers: AskedAnswers,
  ): Edit[] {
    if (!module) return takeState(element);
    const { build } = this.drawing;
    const widget = attribute(element, 'data-widget') ?? '';
    const own = attribute(element, 'data-theme');
    const theme = own && build.themes.includes(own) ? own : settings.theme;
    try {
      const drawn = drawWidget(element, module, settings, answers);
      const sheets = [...(module.isArea ? [AREAS_SHEET] : []), widget].map((name) => {
        const path = `${theme}/${name}.${build.id}.css`;
        const integrity = settings.isPinned ? build.integrityOf(path) : undefined;
        // Threat 6.
        if (settings.isPinned && !integrity) throw 'its tag is pinned: manifest, with the integrity of its stylesheet,';
        return { href: settings.base + path, integrity };
      });
      return putDrawn(element, build.id, sheets, drawn, answers.json);
    } catch (error) {
      // `readProps` and components throw the name of the attribute.
      const reason = typeof error === 'string' ? `${error} is missing or broken` : String(error);
      this.warn(`<${element.tagName} data-widget="${widget}"> is left for the page's script: ${reason}`);
      return takeState(element);
    }
  }

  private warn(message: string): void {
    if (this.said.has(message)) return;
    this.said.add(message);
    this.drawing.options.warn?.(message);
  }

  /** Gives the page up to a place, with the edits before it. */
  private give(to: number): string {
    let given = '';
    let at = this.offset;
    const left: Edit[] = [];
    for (const edit of this.edits.sort((one, other) => one.start - other.start)) {
      if (edit.end > to) left.push(edit);
      else {
        given += this.text.slice(at - this.offset, edit.start - this.offset) + edit.text;
        // What is taken out and what is put in may begin at one place.
        at = Math.max(at, edit.end);
      }
    }
    given += this.text.slice(at - this.offset, to - this.offset);
    this.edits = left;
    this.text = this.text.slice(to - this.offset);
    this.offset = to;
    return given;
  }
}

const isHost = (element: PageElement): boolean =>
  attribute(element, 'data-widget') !== undefined &&
  element.namespaceURI === HTML &&
  HOSTS.test(element.tagName) &&
  !!element.sourceCodeLocation;
