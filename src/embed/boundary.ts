import { Component, type ReactNode, useLayoutEffect } from 'react';
import type { Phase } from '../loader/types';
import { fallback } from './fallback';

interface Props {
  readonly children?: ReactNode;
  readonly element: Element;
  onMounted(): void;
  onFailed(error: unknown): void;
}

/**
 * Precedes the widget, so that its layout effect runs first. A class takes 250 bytes less, but its `componentDidMount`
 * runs after all layout effects.
 */
export const PhaseMarker = ({ at }: { at(phase: Phase): void }) => {
  at('render');
  useLayoutEffect(() => at('effect'));
  return null;
};

/** Catches a widget's errors, and shows the fallback instead (LDR-6). */
export class Boundary extends Component<Props> {
  static getDerivedStateFromError = () => ({ isBroken: true });

  override state = { isBroken: false };
  #hasFailed = false;

  override componentDidMount() {
    // Preact catches an error before it changes the state.
    if (!this.#hasFailed && !this.state.isBroken) this.props.onMounted();
  }

  override componentDidCatch(error: unknown) {
    this.#hasFailed = true;
    this.props.onFailed(error);
  }

  override render() {
    return this.state.isBroken ? fallback(this.props.element) : this.props.children;
  }
}
