import { type ComponentChild, type ContainerNode, render } from 'preact';

/** Implements `createRoot` with preact's own `render`, with which the runtime mounts widgets. */
export const createRoot = (container: ContainerNode) => ({
  render: (child: ComponentChild) => render(child, container),
  unmount: () => render(null, container),
});
