import { Component, type ComponentChildren, createElement } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Phase } from '../loader/types';
import { fallback } from './fallback';

interface Props {
  readonly children?: ComponentChildren;
  readonly element: Element;
  onMounted(): void;
  onFailed(phase: Phase, error: unknown): void;
}

/** Renders before the widget, so that its layout effect runs first. `componentDidMount` would run last. */
const PhaseMarker = ({ at }: { at(phase: Phase): void }) => {
  at('render');
  useLayoutEffect(() => at('effect'));
  return null;
};

/** LDR-6. */
export class Boundary extends Component<Props> {
  #phase: Phase = 'render';
  #isBroken = false;

  override componentDidMount() {
    // A layout effect may have failed.
    if (!this.#isBroken) this.props.onMounted();
  }

  override componentDidCatch(error: unknown) {
    this.#isBroken = true;
    this.setState({});
    this.props.onFailed(this.#phase, error);
  }

  override render() {
    return this.#isBroken
      ? fallback(this.props.element)
      : [
          createElement(PhaseMarker, {
            at: (phase) => {
              this.#phase = phase;
            },
          }),
          this.props.children,
        ];
  }
}
