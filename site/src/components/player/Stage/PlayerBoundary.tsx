import {Component, type ReactNode} from 'react';

type Props = {
  readonly onError: (message: string) => void;
  readonly children: ReactNode;
};

/** Catches errors of the player itself. React only supports error boundaries as classes. */
export class PlayerBoundary extends Component<Props, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError(): {failed: boolean} {
    return {failed: true};
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(`The player stopped with an error: ${error.message}`);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
