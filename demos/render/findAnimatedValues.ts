import {createRequire} from 'node:module';
import {type ComponentType, createElement, type ReactElement} from 'react';
import {prerenderToNodeStream} from 'react-dom/static';
import {text} from 'node:stream/consumers';
import type {Thumbnail as PlayerThumbnail} from '@remotion/player';
import {getInitialProps} from '../getInitialProps.ts';
import type {DemoOnDisk} from '../readDemos.ts';

// The package is CommonJS; importing it as an ES module would load a second copy of `remotion`.
const {Thumbnail} = createRequire(import.meta.url)('@remotion/player') as {Thumbnail: typeof PlayerThumbnail};

/**
 * Renders frames of a demo without a browser and returns the values that differ between them: text, styles and
 * attributes, one per line, with numbers rounded to three digits. Rethrows errors of the demo. Doesn't include content
 * that the demo draws on a canvas or renders after an effect.
 */
export async function findAnimatedValues({demo}: DemoOnDisk, frames: readonly number[]): Promise<string> {
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
      inputProps: getInitialProps(demo.controls),
    });
    drawn.push(getParts(await renderMarkup(element)));
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
}

/** Renders an element to HTML. Collects errors because the Player's error boundary would swallow them. */
async function renderMarkup(element: ReactElement): Promise<string> {
  const errors: unknown[] = [];
  const {prelude} = await prerenderToNodeStream(element, {onError: (error) => void errors.push(error)});
  const markup = await text(prelude);
  if (errors.length > 0) {
    throw errors[0];
  }
  return markup;
}

/** Returns the text and the attribute values of an HTML string, in document order. */
function getParts(html: string): string[] {
  return [...html.matchAll(/>([^<>]+)<|\b(?:style|d|points|transform|width|height|fill|src)="([^"]*)"/g)]
    .map(([, text, value]) => (text ?? value ?? '').trim())
    .filter((part) => part !== '')
    .map((part) => part.replaceAll(/-?\d+\.\d{4,}(?:e-?\d+)?/g, (digits) => String(Number(Number(digits).toFixed(3)))));
}
