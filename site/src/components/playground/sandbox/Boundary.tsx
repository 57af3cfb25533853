import {Component, type ReactNode} from 'react';

type Props = {
  /** The next frame renders even if this one couldn't. */
  readonly frame: number;
  readonly onError: (error: Error, frame: number) => void;
  readonly children: ReactNode;
};

/** Catches errors of the reader's component, so that the player around it continues. */
export class Boundary extends Component<Props, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError(): {failed: boolean} {
    return {failed: true};
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(error, this.props.frame);
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.frame !== this.props.frame) {
      this.setState({failed: false});
    }
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
