import type {FC, ReactNode} from 'react';
import {
  AbsoluteFill,
  Composition,
  continueRender,
  delayRender,
  getInputProps,
  registerRoot,
  useCurrentFrame,
} from 'remotion';
import type {PageInput, SampleModule, SampleModules} from './PageInput.ts';
import {formatValue} from './formatValue.ts';
import {resolveInput} from './resolveInput.ts';

/** Shows one of the samples. Each of them is loaded alone, because it may register a root or delay the render. */
export function start(samples: SampleModules): void {
  const {sampleInput: input} = getInputProps() as {sampleInput: PageInput};
  const handle = delayRender(`Loading ${input.sample}`);
  Promise.all([samples[input.sample]?.(), resolveInput(input)]).then(
    ([module = {}, resolved]) => {
      register(module, resolved);
      continueRender(handle);
    },
    // An uncaught error stops the render.
    (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
  );
}

function register(module: SampleModule, {kind, name, props, calls}: PageInput): void {
  if (kind === 'root') {
    registerRoot(module[name] as FC);
  } else if (kind === 'component') {
    const Component = module[name] as FC;
    registerComponent(() => <Component {...props} />);
  } else if (kind === 'functions') {
    registerComponent(() => <Results module={module} calls={calls} />);
  }
}

function registerComponent(component: FC): void {
  const format = {width: 1280, height: 720, fps: 30, durationInFrames: 90};
  registerRoot(() => <Composition id="sample" component={component} {...format} />);
}

/** Shows the values of a sample, and what its functions return at the current frame. */
function Results({module, calls}: {module: SampleModule; calls: PageInput['calls']}): ReactNode {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{fontSize: 40, overflowWrap: 'anywhere'}}>
      {Object.entries(module).map(([name, value]) => (
        <p key={name}>
          {name}: {formatValue(typeof value === 'function' ? value(...getArguments(calls[name], frame)) : value)}
        </p>
      ))}
    </AbsoluteFill>
  );
}

function getArguments(given: readonly unknown[] = [], frame: number): unknown[] {
  return given.map((item) => (item === '@frame' ? frame : item));
}
