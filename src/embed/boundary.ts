import { Component, type ReactNode } from 'react';
import { fallback } from './fallback';

interface Props {
  readonly children?: ReactNode;
  readonly element: Element;
  onMounted(): void;
  onFailed(error: unknown): void;
}

export class Boundary extends Component<Props, { readonly isBroken?: boolean }> {
  static getDerivedStateFromError = () => ({ isBroken: true });

  #hasFailed = false;

  override componentDidMount() {
    // After an error, Preact updates `isBroken` too late, so also check `#hasFailed`.
    if (!this.#hasFailed && !this.state?.isBroken) this.props.onMounted();
  }

  override componentDidCatch(error: unknown) {
    this.#hasFailed = true;
    this.props.onFailed(error);
  }

  override render() {
    return this.state?.isBroken ? fallback(this.props.element) : this.props.children;
  }
}
