declare module 'preact-habitat' {
  /** Mounts a component in every element that a selector finds. */
  export default function habitat(component: (props: never) => unknown): {
    render(options: { readonly selector: string; readonly clean: boolean }): void;
  };
}
