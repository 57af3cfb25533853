import {Component, type ReactNode} from 'react';

interface Props {
  /** The next frame is drawn even if this one could not be. */
  readonly frame: number;
  readonly onError: (error: Error, frame: number) => void;
  readonly children: ReactNode;
}

/** Catches what the reader's component throws; the player around it goes on. */
export class Boundary extends Component<Props, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError(): {failed: boolean} {
    return {failed: true};
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(error, this.props.frame);
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.frame !== this.props.frame) this.setState({failed: false});
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
