/* License: GPL-2.0-or-later. Defines the block "Cobble widget", with the widgets of widgets.json and a live preview. */
{
  const { blocks, blockEditor, components, element } = window.wp;
  const { tag, widgets, problems } = window.cobbleEditor;
  const { createElement: el, Fragment, useEffect, useRef, useState } = element;
  const { InnerBlocks, InspectorControls, useBlockProps } = blockEditor;
  const { Notice, PanelBody, Placeholder, SelectControl, TextControl, TextareaControl } = components;

  const addTag = (document) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      for (const [name, value] of Object.entries(tag)) script.setAttribute(name, value);
      // While an author writes, only render widgets: don't run experiments, hide content or enhance links. Without
      // `data-scan`, Cobble finds new blocks automatically.
      for (const name of ['experiments', 'antiflicker', 'links', 'scan']) script.removeAttribute(`data-${name}`);
      script.setAttribute('data-cobble-editor', '');
      script.async = true;
      script.onload = resolve;
      script.onerror = () =>
        reject(new Error(`${tag.src} can't be loaded. Fix: Correct the URL or the theme under Settings, Cobble.`));
      document.head.append(script);
    });

  const tags = new WeakMap();
  /** Loads Cobble once per document, because the editor's canvas may be an iframe with its own document. */
  const loadInto = (document) => {
    if (!tags.has(document)) tags.set(document, addTag(document));
    return tags.get(document);
  };

  /** Omits attributes for unknown props, because other scripts may react to them. cobble.php does the same. */
  const attributesOf = (known, props) => {
    if (!known) return {};
    const allowed = [...Object.values(known.props).map(({ attribute }) => attribute), 'data-theme', 'data-name'];
    const given = Object.entries(props)
      .filter(([key, value]) => allowed.includes(`data-${key}`) && /^(string|number|boolean)$/.test(typeof value))
      .map(([key, value]) => [`data-${key}`, `${value}`]);
    // Load a preview at once, not when it is scrolled into view.
    return { ...Object.fromEntries(given), 'data-widget': known.name, 'data-load': 'eager' };
  };

  /** `data-original-price` becomes "Original price". */
  const labelOf = ({ attribute, required }) => {
    const words = attribute.slice(5).replaceAll('-', ' ');
    return `${words[0].toUpperCase()}${words.slice(1)}${required ? ' (required)' : ''}`;
  };

  const field = (prop, props, setProps) => {
    const key = prop.attribute.slice(5);
    const common = {
      key,
      label: labelOf(prop),
      help: prop.text,
      value: props[key] ?? '',
      onChange: (value) => {
        const { [key]: _, ...rest } = props;
        setProps(value === '' ? rest : { ...rest, [key]: value });
      },
    };
    const words = prop.type === 'boolean' ? ['true', 'false'] : prop.values;
    if (words)
      return el(SelectControl, {
        ...common,
        options: ['', ...words].map((value) => ({ value, label: value || '(default)' })),
      });
    return el(prop.type === 'list' || prop.type === 'record' ? TextareaControl : TextControl, common);
  };

  /** Returns the reason why the widget in `place` isn't shown. Empty if the widget is shown. */
  const useProblem = (place, widget) => {
    const [problem, setProblem] = useState('');
    useEffect(() => {
      setProblem('');
      const { current } = place;
      if (!current || !tag.src) return;
      const listen = (type, problemOf) =>
        current.addEventListener(type, (event) => {
          // Events of widgets in nested blocks bubble to this element, too.
          if (event.target === current) setProblem(problemOf(event));
        });
      listen('cobble:mounted', () => '');
      listen('cobble:error', ({ detail }) => String(detail.error?.message ?? detail.error));
      loadInto(current.ownerDocument).catch((error) => setProblem(error.message));
    }, [widget]);
    return problem;
  };

  const missingProps = (known, props) => {
    const names = Object.values(known.props)
      .filter(({ attribute, required }) => required && attribute && !(attribute.slice(5) in props))
      .map(({ attribute }) => labelOf({ attribute }));
    return names.length > 0 && `Fill in ${names.join(', ')} in the block's settings.`;
  };

  const widgetChoice = (widget, setAttributes) =>
    el(SelectControl, {
      label: 'Widget',
      value: widget,
      options: [
        { value: '', label: 'Choose a widget', disabled: true },
        ...widgets.map(({ name, text }) => ({ value: name, label: name, title: text })),
      ],
      onChange: (name) => setAttributes({ widget: name, props: {} }),
    });

  const emptyBlock = (widget, setAttributes) => {
    const instructions = [
      ...problems,
      widget &&
        `widgets.json doesn't list ${widget}. Fix: Choose another widget, or replace widgets.json in the plugin folder.`,
    ].filter(Boolean);
    return el(
      Placeholder,
      { icon: 'screenoptions', label: 'Cobble widget', instructions: instructions.join(' ') },
      widgets.length > 0 && widgetChoice(widget, setAttributes),
    );
  };

  const Edit = ({ attributes: { widget, props, fallback }, setAttributes }) => {
    const place = useRef();
    const known = widgets.find(({ name }) => name === widget);
    const problem = useProblem(place, known?.name);
    const hasSlots = known && Object.keys(known.slots).length > 0;
    // A dialog is invisible until somebody opens it, so show a hint.
    const isClosed = known?.methods.includes('open');
    const content = hasSlots && el(InnerBlocks);
    const messages = known ? [...problems, missingProps(known, props) || problem].filter(Boolean) : [];
    return el(
      Fragment,
      null,
      el(
        InspectorControls,
        null,
        el(
          PanelBody,
          { title: 'Widget' },
          widgetChoice(widget, setAttributes),
          known && el('p', null, known.text),
          known &&
            Object.values(known.props)
              .filter(({ attribute }) => attribute)
              .map((prop) => field(prop, props, (next) => setAttributes({ props: next }))),
          known &&
            !hasSlots &&
            el(TextControl, {
              label: 'Fallback',
              help: 'Visitors see this text until the widget is shown, if it fails, and if scripts are off.',
              value: fallback,
              onChange: (text) => setAttributes({ fallback: text }),
            }),
        ),
      ),
      el(
        'div',
        {
          ...useBlockProps({
            // A click must select the block and not follow a link.
            onClickCapture: (event) => {
              if (event.nativeEvent.composedPath().some(({ localName }) => localName === 'a')) event.preventDefault();
            },
          }),
        },
        messages.map((text) => el(Notice, { key: text, status: 'warning', isDismissible: false }, text)),
        isClosed && el('p', null, `${widget}: opens with data-widget-open`),
        known
          ? el('div', { ref: place, key: widget, ...attributesOf(known, props) }, !isClosed && content)
          : emptyBlock(widget, setAttributes),
        isClosed && content,
      ),
    );
  };

  blocks.registerBlockType('cobble/widget', { edit: Edit, save: () => el(InnerBlocks.Content) });
}
