import type {ComponentType} from 'react';
import type {Composition} from '../../../../../packages/playground-core/SandboxMessage.ts';

/** A composition that the code defines, and its component. */
export type Registered = {
  readonly composition: Composition;
  readonly component: ComponentType<Record<string, unknown>>;
  /** The props that the code passes to the component. */
  readonly defaultProps: Readonly<Record<string, unknown>>;
};
