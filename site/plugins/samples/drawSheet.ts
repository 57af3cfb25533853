import {createRequire} from 'node:module';
import {type ComponentType, createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {Thumbnail as PlayerThumbnail} from '@remotion/player';
import {JsxEmit, ModuleKind, ScriptTarget, transpileModule} from 'typescript';
import type {Sheet} from '../../samples/sheets';

const load = createRequire(__filename);

/** A sheet with its pictures, as `ContactSheet` takes it. */
export interface DrawnSheet {
  readonly fps: number;
  readonly durationInFrames: number;
  readonly shots: readonly {readonly frame: number; readonly alt: string; readonly svg: string}[];
}

/** Runs a sample with the installed packages and returns the frames that it draws. Throws if one is not an `<svg>`. */
export const drawSheet = ({sample, fps, durationInFrames, shots}: Sheet, source: string): DrawnSheet => {
  const component = exportOf(sample, source);
  const {Thumbnail} = load('@remotion/player') as {Thumbnail: typeof PlayerThumbnail};
  const drawn = shots.map(({frame, alt, props}) => {
    const html = renderToStaticMarkup(
      createElement(Thumbnail, {
        component,
        compositionWidth: 1280,
        compositionHeight: 720,
        durationInFrames,
        fps,
        frameToDisplay: frame,
        inputProps: props,
      }),
    );
    const svg = /<svg.*<\/svg>/s.exec(html)?.[0];
    if (!svg) throw new Error(`site/samples/${sample}.tsx: expected one <svg> at frame ${frame}, got ${html}`);
    return {frame, alt, svg: rounded(svg)};
  });
  return {fps, durationInFrames, shots: drawn};
};

const exportOf = (name: string, source: string): ComponentType<unknown> => {
  const {outputText} = transpileModule(source, {
    compilerOptions: {module: ModuleKind.CommonJS, target: ScriptTarget.ES2022, jsx: JsxEmit.ReactJSX},
  });
  const exported: Record<string, ComponentType<unknown>> = {};
  new Function('require', 'exports', outputText)(load, exported);
  const component = exported[name];
  if (!component)
    throw new Error(`site/samples/${name}.tsx: expected the export ${name}, found ${Object.keys(exported).join(', ')}`);
  return component;
};

/** A hundredth of a pixel at 1280x720 is more than a page can show. */
const rounded = (svg: string): string =>
  svg.replaceAll(/\d+\.\d{3,}/g, (digits) => String(Number(Number(digits).toFixed(2))));
