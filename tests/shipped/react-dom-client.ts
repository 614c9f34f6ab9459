import { type ComponentChild, type ContainerNode, render } from 'preact';

/** `createRoot` over preact's own `render`, as embed mounts a widget. */
export const createRoot = (container: ContainerNode) => ({
  render: (child: ComponentChild) => render(child, container),
  unmount: () => render(null, container),
});
