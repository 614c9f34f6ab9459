import { Component, createElement, type ComponentChildren } from 'preact';
import type { Phase } from '../loader/types';

interface Props {
  readonly children?: ComponentChildren;
  done(): void;
  failed(phase: Phase, error: unknown): void;
}

/** Holds a widget's error back from the page (LDR-6): the fallback shows again in its place. */
export class Boundary extends Component<Props, { broken?: true }> {
  override state: { broken?: true } = {};
  private phase: Phase = 'render';

  override componentDidMount() {
    this.phase = 'effect';
    // A layout effect that failed came first.
    if (!this.state.broken) this.props.done();
  }

  override componentDidCatch(error: unknown) {
    this.setState({ broken: true });
    this.props.failed(this.phase, error);
  }

  override render() {
    return this.state.broken ? createElement('slot', null) : this.props.children;
  }
}
