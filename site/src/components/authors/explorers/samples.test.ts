import {createRequire} from 'node:module';
import {join} from 'node:path';
import {type ComponentType, createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {Thumbnail as PlayerThumbnail} from '@remotion/player';
import {transform} from 'sucrase';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {ambientFiles} from '../../../../../packages/content-model/samples/ambientFiles.ts';
import {compilerOptions} from '../../../../../packages/content-model/samples/compilerOptions.ts';
import {createPlaygroundUrl} from '../../playground/createPlaygroundUrl.ts';
import {decodeProject} from '../../../../../packages/playground-core/project/decodeProject.ts';
import {createEasingSample} from './EasingExplorer/createEasingSample.ts';
import {firstInterpolation, getInterpolatedValue} from './InterpolateExplorer/InterpolateState.ts';
import {createInterpolateSample} from './InterpolateExplorer/createInterpolateSample.ts';
import type {PlaygroundSample} from './PlaygroundSample.ts';
import {createSpringSample} from './SpringExplorer/createSpringSample.ts';
import {firstSpring, getSpringValue} from './SpringExplorer/SpringState.ts';
import {initialTiming} from './TimingExplorer/TimingNode.ts';
import {createTimingSample} from './TimingExplorer/createTimingSample.ts';

const require = createRequire(import.meta.url);
const {Thumbnail} = require('@remotion/player') as {Thumbnail: typeof PlayerThumbnail};

/** Returns the markup of a frame, rendered by the toolkit. */
function draw({name, text, fps, durationInFrames}: PlaygroundSample, frameToDisplay: number): string {
  const {code} = transform(text, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
  });
  const exported: Record<string, ComponentType<unknown>> = {};
  new Function('require', 'exports', code)(require, exported);
  const size = {compositionWidth: 1280, compositionHeight: 720};
  return renderToStaticMarkup(
    createElement(Thumbnail, {
      component: exported[name] ?? (() => null),
      ...size,
      fps,
      durationInFrames,
      frameToDisplay,
    }),
  ).replaceAll('<!-- -->', '');
}

const samples = [
  createInterpolateSample(firstInterpolation),
  createInterpolateSample({...firstInterpolation, easing: {modifier: 'none', name: 'linear', parameters: []}}),
  createSpringSample(firstSpring),
  createEasingSample({modifier: 'in', name: 'bezier', parameters: [0.6, 0, 0.2, 1]}, 40),
  createTimingSample(initialTiming),
  createTimingSample({...initialTiming, nodes: initialTiming.nodes.slice(1)}),
];

describe('a sample for the playground', () => {
  test('renders the value that the explorer shows', () => {
    expect(draw(createInterpolateSample(firstInterpolation), 14)).toContain(
      getInterpolatedValue(firstInterpolation, 14).toFixed(3),
    );
    expect(draw(createSpringSample(firstSpring), 11)).toContain(getSpringValue(firstSpring, 11).toFixed(3));
    expect(draw(createEasingSample({modifier: 'none', name: 'quad', parameters: []}, 40), 20)).toContain('0.250');
    const scene = draw(createTimingSample(initialTiming), 35);
    expect(scene).toContain('Title: frame 35');
    expect(scene).toContain('Pulse: frame 5');
    expect(scene).not.toContain('Logo');
  });

  test('is a project that the playground accepts', () => {
    for (const {name, text, fps, durationInFrames} of samples) {
      const project = {files: {[`${name}.tsx`]: text}, width: 1280, height: 720, fps, durationInFrames, props: {}};
      expect(decodeProject(createPlaygroundUrl(project).replace('/playground#code=', ''))).toEqual(project);
    }
  });

  test('compiles without unused code', () => {
    const files = new Map(samples.map(({text}, index) => [join(__dirname, `sample-${index}.tsx`), text]));
    const options = {...compilerOptions.tsx, noUnusedLocals: true};
    const host = ts.createCompilerHost(options);
    const {getSourceFile, fileExists} = host;
    host.fileExists = (path) => files.has(path) || fileExists(path);
    host.getSourceFile = (path, target) =>
      files.has(path) ? ts.createSourceFile(path, files.get(path) ?? '', target) : getSourceFile(path, target);
    const program = ts.createProgram([...files.keys(), ...ambientFiles], options, host);
    const problems = [...files.keys()].flatMap((path) => {
      const file = program.getSourceFile(path);
      return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    });
    expect(problems.map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
  });
});
