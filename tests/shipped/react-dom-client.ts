import { type ComponentChild, type ContainerNode, render } from 'preact';

/** `createRoot` with preact's own `render`, as the runtime mounts a widget. */
export const createRoot = (container: ContainerNode) => ({
  render: (child: ComponentChild) => render(child, container),
  unmount: () => render(null, container),
});
