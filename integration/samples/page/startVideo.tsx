import type {FC, ReactNode} from 'react';
import {
  AbsoluteFill,
  Composition,
  continueRender,
  delayRender,
  getInputProps,
  registerRoot,
  staticFile,
  useCurrentFrame,
} from 'remotion';

/** What a page shows. It's passed as the input prop `sampleInput`. */
export type PageInput = {
  /** The folder of the sample. */
  readonly sample: string;
  /** Whether the sample registers a root, exports one, exports a component, or only exports functions and values. */
  readonly kind: 'entry' | 'root' | 'component' | 'functions';
  /** The name of the export. */
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** The arguments of each function. */
  readonly calls: Readonly<Record<string, readonly unknown[]>>;
};

type Module = Readonly<Record<string, unknown>>;

/** Shows one of the samples. Each of them is loaded alone, because it may register a root or delay the render. */
export function start(samples: Readonly<Record<string, () => Promise<Module>>>): void {
  const {sampleInput: input} = getInputProps() as {sampleInput: PageInput};
  const handle = delayRender(`Loading ${input.sample}`);
  Promise.all([samples[input.sample]?.(), resolve(input)]).then(
    ([module = {}, resolved]) => {
      register(module, resolved as PageInput);
      continueRender(handle);
    },
    // An uncaught error stops the render.
    (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
  );
}

/** Replaces what JSON can't contain. The settings of the samples explain the names. */
async function resolve(value: unknown): Promise<unknown> {
  if (typeof value === 'string') {
    const [, kind, file = ''] = /^@(\w+)(?:\/(.*))?$/.exec(value) ?? [];
    switch (kind) {
      case 'url':
        return staticFile(file);
      case 'json':
        return (await fetch(staticFile(file))).json();
      case 'function':
        return () => Promise.resolve();
      default:
        return value;
    }
  }
  if (Array.isArray(value)) {
    return Promise.all(value.map(resolve));
  }
  if (typeof value === 'object' && value !== null) {
    const entries = await Promise.all(Object.entries(value).map(async ([name, item]) => [name, await resolve(item)]));
    return Object.fromEntries(entries) as unknown;
  }
  return value;
}

function register(module: Module, {kind, name, props, calls}: PageInput): void {
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
function Results({module, calls}: {module: Module; calls: PageInput['calls']}): ReactNode {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{fontSize: 40, overflowWrap: 'anywhere'}}>
      {Object.entries(module).map(([name, value]) => (
        <p key={name}>
          {name}: {print(typeof value === 'function' ? value(...getArguments(calls[name], frame)) : value)}
        </p>
      ))}
    </AbsoluteFill>
  );
}

function getArguments(given: readonly unknown[] = [], frame: number): unknown[] {
  return given.map((item) => (item === '@frame' ? frame : item));
}

function print(value: unknown): string {
  return String(JSON.stringify(value) ?? value).slice(0, 300);
}
