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

/**
 * Stands before the widget: rendered before it, and the first whose layout effect runs. A class takes 250 bytes less a
 * widget, but its `componentDidMount` comes after the layout effects of all.
 */
const Mark = ({ at }: { at(phase: Phase): void }) => {
  at('render');
  useLayoutEffect(() => at('effect'));
  return null;
};

/** Holds a widget's error back from the page (LDR-6): the fallback shows again in its place. */
export class Boundary extends Component<Props> {
  #phase: Phase = 'render';
  #isBroken = false;

  override componentDidMount() {
    // A layout effect that failed came first.
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
          createElement(Mark, {
            at: (phase) => {
              this.#phase = phase;
            },
          }),
          this.props.children,
        ];
  }
}
