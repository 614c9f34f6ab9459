/* License: GPL-2.0-or-later. Defines the block "Cobble widget", with the widgets of widgets.json and a live preview. */
{
  const { blocks, blockEditor, components, element } = window.wp;
  const { tag, widgets } = window.cobbleEditor;
  const { createElement: el, Fragment, useEffect, useRef } = element;
  const { InnerBlocks, InspectorControls, useBlockProps } = blockEditor;
  const { PanelBody, SelectControl, TextControl, TextareaControl } = components;

  /** The editor's canvas may be an iframe, so load the tag into the block's document. */
  const loadInto = (document) => {
    if (!tag.src || document.querySelector('script[data-cobble-editor]')) return;
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(tag)) script.setAttribute(name, value);
    // While an author writes, only render widgets: don't run experiments, hide content or enhance links. Without
    // `scan`, Cobble finds new blocks by itself.
    for (const name of ['experiments', 'antiflicker', 'links', 'scan']) script.removeAttribute(`data-${name}`);
    script.setAttribute('data-cobble-editor', '');
    script.async = true;
    document.head.append(script);
  };

  /** Like cobble.php, ignores unknown props, because other scripts may react to such attributes. */
  const attributesOf = (known, props) => {
    if (!known) return {};
    const allowed = [...Object.values(known.props).map(({ attribute }) => attribute), 'data-theme', 'data-name'];
    const given = Object.entries(props)
      .filter(([key, value]) => allowed.includes(`data-${key}`) && /^(string|number|boolean)$/.test(typeof value))
      .map(([key, value]) => [`data-${key}`, `${value}`]);
    // Load a preview at once, not when it is scrolled into view.
    return { ...Object.fromEntries(given), 'data-widget': known.name, 'data-load': 'eager' };
  };

  /** If the author empties a field, the prop is removed. */
  const field = ([name, prop], props, setProps) => {
    const key = prop.attribute.slice(5);
    const common = {
      key,
      label: name,
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

  const Edit = ({ attributes: { widget, props }, setAttributes }) => {
    const place = useRef();
    const known = widgets.find(({ name }) => name === widget);
    useEffect(() => loadInto(place.current.ownerDocument), []);
    const hasSlots = known && Object.keys(known.slots).length > 0;
    // A dialog is invisible until somebody opens it, so show a hint.
    const isClosed = known?.methods.includes('open');
    const content = hasSlots && el(InnerBlocks);
    return el(
      Fragment,
      null,
      el(
        InspectorControls,
        null,
        el(
          PanelBody,
          { title: 'Widget' },
          el(SelectControl, {
            label: 'Widget',
            value: widget,
            help: known ? known.text : 'widgets.json is missing in the plugin folder, or it doesn’t list this widget.',
            options: widgets.map(({ name }) => ({ value: name, label: name })),
            onChange: (name) => setAttributes({ widget: name, props: {} }),
          }),
          known &&
            Object.entries(known.props)
              .filter(([, prop]) => prop.attribute)
              .map((entry) => field(entry, props, (next) => setAttributes({ props: next }))),
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
        isClosed && el('p', null, `${widget}: opens with data-widget-open`),
        el('div', { ref: place, key: widget, ...attributesOf(known, props) }, !isClosed && content),
        isClosed && content,
      ),
    );
  };

  blocks.registerBlockType('cobble/widget', { edit: Edit, save: () => el(InnerBlocks.Content) });
}
