import {Component, type ReactNode} from 'react';

interface Props {
  readonly onError: (message: string) => void;
  readonly children: ReactNode;
}

/** Keeps what the player itself throws inside of its box. React has error boundaries as classes only. */
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
