/** Types of the packages in tests/tools/bench, with only the members that benchmarks use. */
declare module '@growthbook/growthbook' {
  export class GrowthBook {
    constructor(options: {
      readonly apiHost: string;
      readonly clientKey: string;
      readonly attributes: Readonly<Record<string, string>>;
    });
    init(options: { readonly timeout: number }): Promise<unknown>;
    isOn(feature: string): boolean;
  }
}

declare module 'preact-habitat' {
  export default function habitat(component: (props: never) => unknown): {
    render(options: { readonly selector: string; readonly clean: boolean }): void;
  };
}

declare module 'preact-island' {
  export function createIsland(component: (props: never) => unknown): {
    render(options: { readonly selector: string; readonly clean?: boolean }): void;
    destroy(): void;
  };
}
