/** A part of preact's source that no page needs, and what is left in its place. */
export interface Cut {
  /** Under `node_modules/preact`. */
  readonly file: string;
  /** Every place of it. */
  readonly code: RegExp;
  readonly instead: string;
}

const index = 'src/diff/index.js';
const children = 'src/diff/children.js';
const props = 'src/diff/props.js';
const component = 'src/component.js';
const element = 'src/create-element.js';
const render = 'src/render.js';
const caught = 'src/diff/catch-error.js';
const hooks = 'hooks/src/index.js';

const cut = (file: string, code: RegExp, instead = ''): Cut => ({ file, code, instead });

/**
 * What the runtime leaves out of preact, by what it is for: together 1,350 bytes of brotli. Widgets are functions with
 * the five hooks that `src/embed/runtime.ts` shares, the one class is `Boundary`, and no page brings a component of its
 * own. `tests/unit/build/lean-preact.test.ts` holds the sources of the widgets against it.
 */
export const unusedInPreact = {
  // Nothing of ours throws a promise, or has the markers of streamed pages.
  suspense: [
    cut(index, /\tif \(\s*oldVNode\._flags & MODE_SUSPENDED[^]*?\n\t}\n/g),
    cut(index, /\t*newVNode\._flags &= RESET_MODE;\n/g),
    cut(index, /\t*if \(resumed\) resumed\.some\(removeNode\);\n/g),
    cut(index, /if \(e && e\.then\) {[^]*?\n\t{4}} else (?=if \(excessDomChildren\))/g),
    cut(index, /if \(!\(e && e\.then\)\) /g),
    cut(index, /\tif \(\s*!skipRemove &&\s*\(r = vnode\._component\)[^]*?\n\t}\n/g),
    cut(children, / \|\| oldVNode\._flags & REF_DETACHED/g),
    cut(children, / &&\s*!oldDom\.data\.startsWith\('\$s'\)/g),
  ],
  // What is drawn before is rendered over.
  hydration: [
    cut(index, /\t+isHydrating,\n/g),
    cut(children, /\t+isHydrating,\n/g),
    cut(index, /isHydrating \|\| excessDomChildren/g, 'excessDomChildren'),
    cut(index, /isHydrating = excessDomChildren = NULL/g, 'excessDomChildren = NULL'),
    cut(index, /\t\tif \(isHydrating\) {[^]*?\n\t\t}\n/g),
    cut(index, / && \(!isHydrating \|\| dom\.data != newProps\)/g),
    cut(index, /\(!isHydrating \|\| typeof value == 'function'\) &&/g),
    cut(index, /!isHydrating( &&| \|\|)/g, 'true$1'),
    cut(component, /oldVNode\._flags & MODE_HYDRATE \? \[oldDom\] : /g),
    cut(component, /\t+oldVNode\._flags & MODE_HYDRATE,\n/g),
    cut(render, /\tlet isHydrating = .*\n/g),
    cut(render, /isHydrating \? NULL : /g),
    cut(render, /\t+isHydrating,\n/g),
  ],
  portals: [
    cut(index, /\t*if \(newProps\._parentDom\) {[^]*?\n\t{3}}\n/g),
    cut(index, /skipRemove && !vnode\.props\._parentDom/g, 'skipRemove'),
    cut(component, / && !vnode\.props\._parentDom/g),
    cut(children, /\t*if \(parentVNode\.props\._parentDom\) .*\n/g),
  ],
  contexts: [
    cut(index, /\t*tmp = newType\.contextType;\n/g),
    cut(index, /\t*const provider = .*\n/g),
    cut(index, /\t*const componentContext = tmp[^;]*;\n/g),
    cut(index, /\t*if \(provider\) .*\n/g),
    cut(index, /\t*if \(c\.getChildContext\) {[^]*?\n\t{3}}\n/g),
    cut(index, /\t+globalContext,\n/g),
    cut(index, /\t*c\._globalContext = globalContext;\n/g),
    cut(index, /\t*c\.context = componentContext;\n/g),
    cut(index, /newProps,\s*componentContext/g, 'newProps'),
    cut(index, /, c\.context\)/g, ')'),
    cut(index, /this\.constructor\(props, context\)/g, 'this.constructor(props)'),
    cut(index, /r\._globalContext = /g),
    cut(children, /\t+globalContext,\n/g),
    cut(component, /\t+component\._globalContext,\n/g),
    cut(component, /\tthis\.context = context;\n/g),
    cut(render, /\t+EMPTY_OBJ,\n(?=\t+parentDom\.namespaceURI)/g),
  ],
  // All but `componentDidMount` and `componentDidCatch`, which `Boundary` has.
  classes: [
    cut(index, /\t*if \(newType\.getDerivedStateFromProps\) {[^]*?\n\t{4}}\n/g),
    cut(index, /\t*if \([\s\w&]*!newType\.getDerivedStateFromProps &&\s*c\.componentWillMount\s*\) {[^]*?\n\t{4}}\n/g),
    cut(index, /\t*if \([\s\w=!&]*!newType\.getDerivedStateFromProps &&\s*c\.componentWillRec[^]*?\n\t{4}}\n/g),
    cut(index, /\t*if \(c\.componentWillUpdate\) {[^]*?\n\t{4}}\n/g),
    cut(index, /\t*if \(isClassComponent && c\.componentDidUpdate\) {[^]*?\n\t{4}}\n/g),
    cut(index, /\t*if \(\s*isClassComponent &&\s*oldVNode\._component &&\s*c\.getSnapshot[^]*?\n\t{3}}\n/g),
    cut(index, /\t\tif \(r\.componentWillUnmount\) {[^]*?\n\t\t}\n/g),
    cut(
      index,
      /\t*EMPTY_ARR\.push\.apply\(c\._renderCallbacks, c\._stateCallbacks\);\n\t*c\._stateCallbacks = \[];\n/g,
    ),
    cut(index, /\t*c\._stateCallbacks = \[];\n/g),
    cut(component, /\tif \(typeof update == 'function'\) {[^]*?\n\t}\n/g),
    cut(component, /\tif \(update\) {\n([^]*?)\t} else {\n\t\treturn;\n\t}\n/g, '$1'),
    cut(component, /\t*if \(callback\) {\n.*_stateCallbacks.*\n\t*}\n/g),
    cut(component, /BaseComponent\.prototype\.forceUpdate = [^]*?\n};\n/g),
    cut(caught, /\(handled = ctor && ctor\.getDerivedStateFromError\)/g, '(handled = 0)'),
    cut(caught, /errorInfo \|\| {}/g, '{}'),
  ],
  // `Boundary` keeps what it knows in fields, and is drawn again by `setState({})`.
  state: [
    cut(component, /\t\/\/ only clone state[^]*?\n\t}\n/g),
    cut(component, /\t*assign\(s, update\);\n/g),
    cut(index, /\t*if \(!c\.state\) .*\n/g),
    cut(index, /\t*if \(!c\._nextState\) .*\n/g),
    cut(index, /\t*oldState = c\.state;\n/g),
    cut(index, /\t*oldProps = c\.props;\n/g),
    cut(index, /, \(c\.state = c\._nextState\)/g),
    cut(index, /\t*c\.state = c\._nextState;\n/g),
  ],
  // A state that changes and changes back before it is drawn is drawn all the same, as React may do it.
  bailouts: [
    cut(hooks, /\t*if \(!currentComponent\._hasScuFromHooks\) {[^]*?\n\t\t}\n/g),
    cut(index, / \|\|\s*\(!\(c\._bits & COMPONENT_FORCE\) &&[^]*?=== false\)/g),
    cut(index, /\t*if \(newVNode\._original != oldVNode\._original\) {[^]*?\n\t{5}}\n/g),
    cut(index, /\t*c\._bits &= ~COMPONENT_FORCE;\n/g),
    cut(index, /\t*markAsForce\(newVNode\);\n/g),
    cut(caught, /\t*component\._bits \|= COMPONENT_FORCE;\n/g),
  ],
  // MathML, HTML in SVG, templates, custom elements, tables, popovers, HTML as a text, styles as a text, refs that are
  // functions, listeners that capture, boxes that are ticked at first.
  elements: [
    cut(index, /\telse if \(nodeType == 'math'\) .*\n/g),
    cut(index, /\t*if \(\s*nodeType == 'foreignObject'[^]*?\n\t{3}}\n/g),
    cut(index, / &&\s*!\(i == 'checked' && 'defaultChecked' in newProps\)/g),
    cut(index, /newProps\.is \? newProps : parentDom/g, 'parentDom'),
    cut(index, /\(nodeType == 'template' && dom\.content\) \|\| dom/g, 'dom'),
    cut(index, /\tif \(i == 'dangerouslySetInnerHTML'\) {\n.*\n\t*} else /g, '\t'),
    cut(index, / else if \(i == 'dangerouslySetInnerHTML'\) {\n.*\n\t*}/g),
    cut(
      index,
      /\t\tif \(newHtml\) {[^]*?\n\t\t} else {\n\t*if \(oldHtml\) .*\n([^]*?)\n\t\t}\n(?=\n\t\t\/\/ As above)/g,
      '$1',
    ),
    cut(index, /if \(typeof ref == 'function'\) {[^]*?\n\t\t} else (?=ref\.current)/g),
    cut(index, /nodeType == 'textarea' && newProps\.defaultValue != NULL\s*\? NULL\s*: /g),
    cut(props, /\t\tif \(typeof value == 'string'\) {\n.*\n\t\t} else /g, '\t\t'),
    cut(props, /\.replace\(\/xlink\(H\|:h\)\/, 'h'\)/g),
    cut(props, /\t*useCapture = .*\n/g),
    cut(props, /, useCapture\)/g, ')'),
    cut(props, /\t*if \(typeof oldValue == 'string'\) {[^]*?\n\t{3}}\n/g),
    cut(props, /\t*name != '(rowSpan|colSpan|popover)' &&\n/g),
    cut(props, /name == 'popover' && value == true \? '' : /g),
  ],
  // A widget's nodes are of the page's own document, which no element hides (threat 2).
  documents: [
    cut(index, /parentDom\.ownerDocument \|\| document/g, 'document'),
    cut(render, /\tif \(parentDom\.nodeType == 9\) {[^]*?\n\t}\n/g),
  ],
  // What compat, tools and other hooks would hook into; ours alone come first.
  options: [
    cut(component, /\t*if \(options\.vnode\) .*\n/g),
    cut(element, /\tif \(!original && options\.vnode\) .*\n/g),
    cut(props, /options\.event \? options\.event\(e\) : e/g, 'e'),
    cut(render, /\tif \(options\._root\) .*\n/g),
    cut(hooks, /let old\w+ = options\.\w+;\n/g),
    cut(hooks, /\tif \(old\w+\) .*\n/g),
    cut(hooks, /options\._root = [^]*?\n};\n/g),
    cut(hooks, /\tif \(options\._hook\) {[^]*?\n\t}\n/g),
    cut(hooks, /!options\._skipEffects && /g),
    cut(hooks, /\tcurrentHook = \d;\n/g),
    cut(
      hooks,
      /!init \? invokeOrReturn\(undefined, initialState\) : init\(initialState\)/g,
      'invokeOrReturn(undefined, initialState)',
    ),
  ],
  // When something is drawn again: tests alone say that otherwise.
  scheduling: [
    cut(component, / \|\|\s*prevDebounce != options\.debounceRendering/g),
    cut(component, /\t*prevDebounce = options\.debounceRendering;\n/g),
    cut(component, /\(prevDebounce \|\| queueMicrotask\)/g, 'queueMicrotask'),
    cut(hooks, / \|\| prevRaf != options\.requestAnimationFrame/g),
    cut(hooks, /\t*prevRaf = options\.requestAnimationFrame;\n/g),
    cut(hooks, /\(prevRaf \|\| afterNextFrame\)/g, 'afterNextFrame'),
  ],
} satisfies Record<string, readonly Cut[]>;
