import {createRequire} from 'node:module';
import {join} from 'node:path';
import {type ComponentType, type ReactElement, type ReactNode, createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {CompiledProject} from '../../src/components/playground/compile/compileProject';
import {resolveFile} from '../../src/components/playground/compile/resolveFile';
import {findComponent} from '../../src/components/playground/frame/findComponent';
import type {PlaygroundProject} from '../../src/components/playground/project/PlaygroundProject';

/** Packages that draw only in a browser: their code is taken for drawing, and the browser tests look. */
const inBrowserOnly = /^(?:@remotion\/(?:gif|lottie|three)|lottie-web|three|@react-three\/fiber)$/;

const load = createRequire(join(__dirname, '../../../demos/package.json'));
// These look at their surroundings when they are loaded, and have to be of one kind.
const toolkit = load('remotion') as object;
const {Thumbnail} = load('@remotion/player') as typeof import('@remotion/player');
load('react/jsx-runtime');

interface Composed {
  readonly component: ComponentType<unknown>;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly durationInFrames: number;
  readonly defaultProps?: Record<string, unknown>;
}

/** Runs a compiled project with the installed packages, and says whether any frame shows something and none throws. */
export const drawsOnServer = (compiled: CompiledProject, project: PlaygroundProject): boolean => {
  if (importsOf(compiled.modules).some((name) => inBrowserOnly.test(name))) return !takesProps(compiled);
  try {
    return asInPreview(() => {
      const {exported, root} = evaluate(compiled);
      const component = root ?? findComponent(exported, compiled.entry);
      const composed = compositionsOf(component, project, root !== undefined || isRoot(compiled));
      return composed.length > 0 && composed.every(draws);
    });
  } catch {
    return false;
  }
};

/**
 * The toolkit takes a server in production for a render: it would wait for media, and end the build when they don't
 * come. Its warnings are meant for those who run a sample, not for those who build this page.
 */
const asInPreview = <Result>(run: () => Result): Result => {
  const {env} = process;
  const {warn} = console;
  process.env = {...env, NODE_ENV: 'development'};
  console.warn = () => undefined;
  try {
    return run();
  } finally {
    process.env = env;
    console.warn = warn;
  }
};

/** Whether the entry exports a component with a parameter, as far as its text says it. */
const takesProps = ({modules, entry}: CompiledProject): boolean => {
  const code = modules[entry] ?? '';
  const named = [...code.matchAll(/\b(?:const|function)\s+([A-Z]\w*)\s*=?\s*\((?!\s*\))/g)];
  return named.some(([, name]) => code.includes(`exports.${name} = ${name}`));
};

const isRoot = ({modules, entry}: CompiledProject): boolean => /\b(?:Composition|Still)\b/.test(modules[entry] ?? '');

const evaluate = ({
  modules,
  entry,
}: CompiledProject): {exported: Record<string, unknown>; root: ComponentType | undefined} => {
  const known = new Map<string, {exports: Record<string, unknown>}>();
  let root: ComponentType | undefined;
  const replaced = {
    ...toolkit,
    registerRoot: (component: ComponentType) => {
      root = component;
    },
  };
  const run = (file: string): Record<string, unknown> => {
    const before = known.get(file);
    if (before) return before.exports;
    const module = {exports: {}};
    known.set(file, module);
    const require = (name: string): unknown => {
      const sibling = name.startsWith('.') ? resolveFile(name, file, Object.keys(modules)) : undefined;
      if (sibling !== undefined) return run(sibling);
      return name === 'remotion' ? replaced : load(name);
    };
    const noGuard = (): void => undefined;
    new Function('require', 'exports', 'module', '__style', '__round', modules[file] ?? '')(
      ...[require, module.exports, module, noGuard, noGuard],
    );
    return module.exports;
  };
  return {exported: run(entry), root};
};

/** What a root describes; or the component by itself, if it needs no props. */
const compositionsOf = (component: ComponentType, project: PlaygroundProject, describes: boolean): Composed[] => {
  if (describes) return elementsIn((component as () => ReactNode)()).flatMap(composedOf);
  // Of a wrapped component nobody knows what it needs.
  if (typeof component !== 'function' || component.length > 0) return [];
  return [{...project, component: component as ComponentType<unknown>}];
};

const composedOf = ({props}: ReactElement): Composed[] => {
  const {component, width, height, fps = 30, durationInFrames = 1, defaultProps} = props as Partial<Composed>;
  return component && width && height ? [{component, width, height, fps, durationInFrames, defaultProps}] : [];
};

const elementsIn = (node: ReactNode): ReactElement[] => {
  if (Array.isArray(node)) return node.flatMap((item: ReactNode) => elementsIn(item));
  if (typeof node !== 'object' || node === null || !('props' in node)) return [];
  const {children} = node.props as {children?: ReactNode};
  return [node as ReactElement, ...elementsIn(children)];
};

const draws = (composed: Composed): boolean => {
  const count = Math.min(mostFrames, Math.ceil(composed.durationInFrames / step));
  // Each of them, so that one that throws is found.
  let hasThrown = false;
  // The player catches errors.
  const component = (props: unknown): ReactNode => {
    try {
      return (composed.component as (props: unknown) => ReactNode)(props);
    } catch (error) {
      hasThrown = true;
      throw error;
    }
  };
  const pictures = Array.from({length: count}, (_, index) => markupOf({...composed, component}, index * step));
  if (hasThrown) return false;
  return pictures.some((html) => />[^<>\s][^<>]*<|<(?:svg|img|canvas|video|iframe)\b|background/.test(html));
};

/** Frames between two that are looked at, and how many are. */
const step = 10;
const mostFrames = 30;

const markupOf = (
  {component, width, height, fps, durationInFrames, defaultProps = {}}: Composed,
  frameToDisplay: number,
): string =>
  renderToStaticMarkup(
    createElement(Thumbnail, {
      ...{component, durationInFrames, fps, frameToDisplay},
      compositionWidth: width,
      compositionHeight: height,
      inputProps: defaultProps,
    }),
  );

const importsOf = (modules: CompiledProject['modules']): string[] =>
  Object.values(modules).flatMap((code) => [...code.matchAll(/\brequire\('([^']+)'\)/g)].map(([, name = '']) => name));
