import {createRequire} from 'node:module';
import {type ComponentType, createElement, type ReactElement} from 'react';
import {prerenderToNodeStream} from 'react-dom/static';
import {text} from 'node:stream/consumers';
import type {Thumbnail as PlayerThumbnail} from '@remotion/player';
import {initialProps} from '../initialProps.ts';
import type {DemoOnDisk} from '../readDemos.ts';

// The package is CommonJS; as a module it would bring a second copy of `remotion`.
const {Thumbnail} = createRequire(import.meta.url)('@remotion/player') as {Thumbnail: typeof PlayerThumbnail};

/**
 * What differs between frames of a demo, drawn without a browser: texts, styles and attributes, a line each, numbers
 * to three digits. Throws what the demo throws. What is drawn on a canvas or comes later is not among it.
 */
export const animatedValues = async ({demo}: DemoOnDisk, frames: readonly number[]): Promise<string> => {
  const component = (await demo.component()) as ComponentType<unknown>;
  const drawn: string[][] = [];
  for (const frame of frames) {
    const element = createElement(Thumbnail, {
      component,
      compositionWidth: demo.width,
      compositionHeight: demo.height,
      durationInFrames: demo.durationInFrames,
      fps: demo.fps,
      frameToDisplay: frame,
      inputProps: initialProps(demo.controls),
    });
    drawn.push(partsOf(await markupOf(element)));
  }
  return frames
    .map((frame, index) => {
      const others = drawn.filter((_, other) => other !== index);
      const own = (drawn[index] ?? []).filter(
        (part) => others.length === 0 || others.some((parts) => !parts.includes(part)),
      );
      return [`frame ${frame}`, ...own.map((part) => `  ${part}`)].join('\n');
    })
    .join('\n')
    .concat('\n');
};

/** The package wraps what it draws in a boundary that would swallow errors. */
const markupOf = async (element: ReactElement): Promise<string> => {
  const errors: unknown[] = [];
  const {prelude} = await prerenderToNodeStream(element, {onError: (error) => void errors.push(error)});
  const markup = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return markup;
};

/** The texts and attribute values of a piece of HTML, in its order. */
const partsOf = (html: string): string[] =>
  [...html.matchAll(/>([^<>]+)<|\b(?:style|d|points|transform|width|height|fill|src)="([^"]*)"/g)]
    .map(([, text, value]) => (text ?? value ?? '').trim())
    .filter((part) => part !== '')
    .map((part) => part.replaceAll(/-?\d+\.\d{4,}(?:e-?\d+)?/g, (digits) => String(Number(Number(digits).toFixed(3)))));
