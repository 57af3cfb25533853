import {createRequire} from 'node:module';
import {join} from 'node:path';
import {type ComponentType, createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {Thumbnail as PlayerThumbnail} from '@remotion/player';
import {transform} from 'sucrase';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {ambientFiles} from '../../../../reference/samples/ambientFiles';
import {compilerOptions} from '../../../../reference/samples/compilerOptions';
import {playgroundAddress} from '../playground/playgroundAddress';
import {decodeProject} from '../playground/project/decodeProject';
import {easingSample} from './EasingExplorer/easingSample';
import {firstInterpolation, interpolatedValue} from './InterpolateExplorer/InterpolateState';
import {interpolateSample} from './InterpolateExplorer/interpolateSample';
import type {PlaygroundSample} from './PlaygroundSample';
import {springSample} from './SpringExplorer/springSample';
import {firstSpring, springValue} from './SpringExplorer/SpringState';
import {firstTiming} from './TimingExplorer/TimingNode';
import {timingSample} from './TimingExplorer/timingSample';

const require = createRequire(import.meta.url);
const {Thumbnail} = require('@remotion/player') as {Thumbnail: typeof PlayerThumbnail};

/** The markup of a frame, as the toolkit draws it. */
const draw = ({name, text, fps, durationInFrames}: PlaygroundSample, frameToDisplay: number): string => {
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
};

const samples = [
  interpolateSample(firstInterpolation),
  interpolateSample({...firstInterpolation, easing: {modifier: 'none', name: 'linear', parameters: []}}),
  springSample(firstSpring),
  easingSample({modifier: 'in', name: 'bezier', parameters: [0.6, 0, 0.2, 1]}, 40),
  timingSample(firstTiming),
  timingSample({...firstTiming, nodes: firstTiming.nodes.slice(1)}),
];

describe('what is opened in the playground', () => {
  it('draws the value that the explorer shows', () => {
    expect(draw(interpolateSample(firstInterpolation), 14)).toContain(
      interpolatedValue(firstInterpolation, 14).toFixed(3),
    );
    expect(draw(springSample(firstSpring), 11)).toContain(springValue(firstSpring, 11).toFixed(3));
    expect(draw(easingSample({modifier: 'none', name: 'quad', parameters: []}, 40), 20)).toContain('0.250');
    const scene = draw(timingSample(firstTiming), 35);
    expect(scene).toContain('Title: frame 35');
    expect(scene).toContain('Pulse: frame 5');
    expect(scene).not.toContain('Logo');
  });

  it('is a project that the playground takes', () => {
    for (const {name, text, fps, durationInFrames} of samples) {
      const project = {files: {[`${name}.tsx`]: text}, width: 1280, height: 720, fps, durationInFrames, props: {}};
      expect(decodeProject(playgroundAddress(project).replace('/playground#code=', ''))).toEqual(project);
    }
  });

  it('compiles, with nothing unused', () => {
    const files = new Map(samples.map(({text}, index) => [join(__dirname, `sample-${index}.tsx`), text]));
    const options = {...compilerOptions.tsx, noUnusedLocals: true};
    const host = ts.createCompilerHost(options);
    const {getSourceFile, fileExists} = host;
    host.fileExists = (path) => files.has(path) || fileExists(path);
    host.getSourceFile = (path, target) =>
      files.has(path) ? ts.createSourceFile(path, files.get(path) ?? '', target) : getSourceFile(path, target);
    const program = ts.createProgram([...files.keys(), ...ambientFiles], options, host);
    const faults = [...files.keys()].flatMap((path) => {
      const file = program.getSourceFile(path);
      return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    });
    expect(faults.map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
  });
});
