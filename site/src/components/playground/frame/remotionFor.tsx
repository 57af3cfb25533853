import {type ComponentType, type ReactNode, createContext, lazy, useContext, useEffect, useEffectEvent} from 'react';
import * as remotion from 'remotion';
import type {Registered} from './Registered';

/** Takes what a root describes. */
export const Register = createContext<(registered: Registered) => void>(() => undefined);

/** The toolkit as the reader's code gets it: files are those of the page, and a root describes its compositions. */
export const remotionFor = (
  fileAddress: (path: string) => string,
  registerRoot: (root: ComponentType) => void,
  /** What a render would be given on the command line. */
  inputProps: Readonly<Record<string, unknown>>,
): Record<string, unknown> => ({
  ...remotion,
  staticFile: (path: string) => fileAddress(path.replace(/^\/+/, '')),
  registerRoot,
  getInputProps: () => inputProps,
  Composition: Described,
  Still: DescribedStill,
  Folder: ({children}: {readonly children: ReactNode}) => children,
});

interface Described {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly durationInFrames: number;
  readonly defaultProps?: Record<string, unknown>;
  readonly component?: ComponentType<Record<string, unknown>>;
  readonly lazyComponent?: () => Promise<{default: ComponentType<Record<string, unknown>>}>;
}

const Described = (described: Described): ReactNode => {
  const register = useContext(Register);
  // A root is drawn once.
  const describe = useEffectEvent(() => {
    const {id, width, height, fps, durationInFrames, defaultProps = {}, component, lazyComponent} = described;
    const drawn = component ?? (lazyComponent && lazy(lazyComponent));
    if (!drawn) throw new Error(`The composition “${id}” has no component.`);
    const composition = {id, width, height, fps, durationInFrames, defaultProps: inJson(defaultProps)};
    register({composition, component: drawn, defaultProps});
  });
  useEffect(() => describe(), []);
  return null;
};

const DescribedStill = (described: Omit<Described, 'fps' | 'durationInFrames'>): ReactNode => (
  <Described {...described} fps={30} durationInFrames={1} />
);

/** What JSON can't say can't be shown in a form. */
const inJson = (props: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(props)) as Record<string, unknown>;
