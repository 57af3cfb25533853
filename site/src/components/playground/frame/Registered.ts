import type {ComponentType} from 'react';
import type {Composition} from './FrameMessage';

/** A composition that the code describes, with what it draws. */
export interface Registered {
  readonly composition: Composition;
  readonly component: ComponentType<Record<string, unknown>>;
  /** What the code itself gives the component. */
  readonly defaultProps: Readonly<Record<string, unknown>>;
}
