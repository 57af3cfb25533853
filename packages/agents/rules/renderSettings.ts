import ts from 'typescript';
import {codecs} from '../../toolkit-model/rules/codecs.ts';
import {findConflicts} from '../../toolkit-model/rules/findConflicts.ts';
import type {RenderSettings as Settings} from '../../toolkit-model/rules/RenderSettings.ts';
import type {CodeFile, Rule} from './Rule.ts';
import {findCalls, getNumber, getProperty, getString} from './syntax.ts';

const renderers = /^@remotion\/(?:renderer|lambda|lambda\/client)$/;
const minTimeout = 7000;

/** Finds options of a render that exclude each other, or that are out of range. */
export const renderSettings: Rule = {
  name: 'render-settings',
  about: 'Options of a render that exclude each other',
  severity: 'error',
  link: '/docs/renderer/render-media',
  checkCode(file, report) {
    for (const call of findCalls(file, ['renderMedia', 'renderMediaOnLambda', 'stitchFramesToVideo'], renderers)) {
      const [options] = call.arguments;
      if (!options || !ts.isObjectLiteralExpression(options)) {
        continue;
      }
      const at = (name: string): ts.Node => getProperty(options, name) ?? call;
      for (const {settings, message} of findConflicts(readSettings(options, file))) {
        const written = settings.find((name) => getProperty(options, name === 'extension' ? 'outputLocation' : name));
        report(at(written === 'extension' ? 'outputLocation' : (written ?? 'codec')), {
          message: `${settings.filter((name) => name !== 'width' && name !== 'height').join(' and ')}: ${message}`,
          fix: message,
          link: '/docs/encoding',
        });
      }
      const timeout = getNumber(getProperty(options, 'timeoutInMilliseconds'), file);
      if (timeout !== undefined && timeout < minTimeout) {
        report(at('timeoutInMilliseconds'), {
          message: `timeoutInMilliseconds must be at least ${minTimeout}, but is ${timeout}.`,
          fix: 'The unit is milliseconds: 60 seconds are 60000.',
        });
      }
      const concurrency = getNumber(getProperty(options, 'concurrency'), file);
      if (concurrency !== undefined && concurrency < 1) {
        report(at('concurrency'), {
          message: `concurrency must be at least 1, but is ${concurrency}.`,
          fix: 'Leave it out to use half of the CPU threads.',
        });
      }
      const range = getProperty(options, 'frameRange');
      if (range && ts.isArrayLiteralExpression(range)) {
        const [first, last] = range.elements.map((item) => getNumber(item, file));
        if (first !== undefined && last !== undefined && last < first) {
          report(range, {
            message: `The range ends at ${last}, before it starts at ${first}.`,
            fix: `Write [${last}, ${first}].`,
          });
        }
      }
    }
    for (const call of findCalls(file, ['renderStill'], renderers)) {
      const [options] = call.arguments;
      const output = getString(getProperty(options, 'output'), file);
      const format = getString(getProperty(options, 'imageFormat'), file) ?? 'png';
      const ending = /\.(png|jpe?g)$/.exec(output ?? '')?.[1]?.replace('jpg', 'jpeg');
      if (ending !== undefined && options && getProperty(options, 'imageFormat') === undefined && ending !== format) {
        report(getProperty(options, 'output') ?? call, {
          message: `The file is named .${ending}, but contains a PNG, because imageFormat is "png" by default.`,
          fix: `Add imageFormat: '${ending}'.`,
          link: '/docs/renderer/render-still',
        });
      }
    }
  },
};

function readSettings(options: ts.Node, file: CodeFile): Settings {
  const text = (name: string): string | undefined => getString(getProperty(options, name), file);
  const number = (name: string): number | undefined => getNumber(getProperty(options, name), file);
  const output = text('outputLocation') ?? text('outName');
  const extension = /\.(\w+)$/.exec(output ?? '')?.[1];
  const codec = text('codec');
  return {
    // Options that aren't known can't conflict: the first codec accepts the most, and its own rules are left out below.
    codec: codec !== undefined && codecs.some((rule) => rule.codec === codec) ? codec : 'h264',
    imageFormat: text('imageFormat') as Settings['imageFormat'],
    ...(codec === undefined
      ? {}
      : {
          crf: number('crf'),
          pixelFormat: text('pixelFormat') as Settings['pixelFormat'],
          proResProfile: text('proResProfile') as Settings['proResProfile'],
          everyNthFrame: number('everyNthFrame'),
          ...(extension === undefined ? {} : {extension}),
        }),
    videoBitrate: text('videoBitrate'),
    quality: number('quality'),
    scale: number('scale'),
    width: 1920,
    height: 1080,
  };
}
