import {type ComponentType, type ReactNode, createContext, lazy, useContext, useEffect, useEffectEvent} from 'react';
import * as remotion from 'remotion';
import {renderDelays} from './renderDelays.ts';
import type {Registered} from './Registered.ts';

/** Receives the compositions that a root defines. */
export const Register = createContext<(registered: Registered) => void>(() => undefined);

/** Returns Remotion for the reader's code: files come from the page, and a root registers its compositions. */
export function createRemotion(
  getFileUrl: (path: string) => string,
  registerRoot: (root: ComponentType) => void,
  /** The input props, which a render gets from the command line. */
  inputProps: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return {
    ...remotion,
    staticFile: (path: string) => getFileUrl(path.replace(/^\/+/, '')),
    registerRoot,
    delayRender: renderDelays.delayRender,
    continueRender: renderDelays.continueRender,
    getInputProps: () => inputProps,
    Composition: Described,
    Still: DescribedStill,
    Folder: ({children}: {readonly children: ReactNode}) => children,
  };
}

type Described = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly durationInFrames: number;
  readonly defaultProps?: Record<string, unknown>;
  readonly component?: ComponentType<Record<string, unknown>>;
  readonly lazyComponent?: () => Promise<{default: ComponentType<Record<string, unknown>>}>;
};

function Described(described: Described): ReactNode {
  const register = useContext(Register);
  // A root is rendered once.
  const describe = useEffectEvent(() => {
    const {id, width, height, fps, durationInFrames, defaultProps = {}, component, lazyComponent} = described;
    const drawn = component ?? (lazyComponent && lazy(lazyComponent));
    if (!drawn) {
      throw new Error(`The composition “${id}” has no component. Pass one as its component prop.`);
    }
    const composition = {id, width, height, fps, durationInFrames, defaultProps: toJson(defaultProps)};
    register({composition, component: drawn, defaultProps});
  });
  useEffect(() => describe(), []);
  return null;
}

function DescribedStill(described: Omit<Described, 'fps' | 'durationInFrames'>): ReactNode {
  return <Described {...described} fps={30} durationInFrames={1} />;
}

/** A form can only show values that can be serialized as JSON. */
function toJson(props: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(props)) as Record<string, unknown>;
}
