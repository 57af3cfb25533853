import ts from 'typescript';
import {codecs} from '../../toolkit-model/rules/codecs.ts';
import {findConflicts} from '../../toolkit-model/rules/findConflicts.ts';
import type {RenderSettings} from '../../toolkit-model/rules/RenderSettings.ts';
import {readSettings} from './readSettings.ts';
import type {CodeFile, Rule} from './Rule.ts';
import {findCalls, getImportedName, getProperty, getString} from './syntax.ts';

const renderers = /^@remotion\/(?:renderer|lambda|lambda\/client)$/;

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
      const settings = readOptions(options, file);
      const isStitching = getImportedName(file, call.expression, renderers) === 'stitchFramesToVideo';
      for (const conflict of findConflicts(isStitching ? {...settings, ...uncheckedByStitching} : settings)) {
        const {settings: names, reason, fix} = conflict;
        const written = names.find((name) => getProperty(options, name === 'extension' ? 'outputLocation' : name));
        report(at(written === 'extension' ? 'outputLocation' : (written ?? 'codec')), {
          message: `${names.filter((name) => name !== 'width' && name !== 'height').join(' and ')}: ${reason}`,
          fix,
          ...(names.length > 1 && {link: '/docs/encoding'}),
        });
      }
    }
    for (const call of findCalls(file, ['renderStill'], renderers)) {
      const [options] = call.arguments;
      const output = getString(getProperty(options, 'output'), file);
      const format = getString(getProperty(options, 'imageFormat'), file) ?? 'png';
      const [extension, ending] = /\.(png|jpe?g)$/.exec(output ?? '') ?? [];
      const wanted = ending?.replace('jpg', 'jpeg');
      if (wanted !== undefined && options && getProperty(options, 'imageFormat') === undefined && wanted !== format) {
        report(getProperty(options, 'output') ?? call, {
          message: `The file name ends in ${extension}, but the file contains a PNG, because imageFormat is "png" by default.`,
          fix: `Add imageFormat: '${wanted}'.`,
          link: '/docs/renderer/render-still',
        });
      }
    }
  },
};

/** `stitchFramesToVideo()` neither renders frames nor compares the file name with the codec. */
const uncheckedByStitching: Partial<RenderSettings> = {imageFormat: 'png', extension: undefined};

const dependsOnCodec = ['codec', 'crf', 'pixelFormat', 'proResProfile', 'everyNthFrame', 'numberOfGifLoops'];

function readOptions(options: ts.Node, file: CodeFile): RenderSettings {
  const codec = getString(getProperty(options, 'codec'), file);
  const isKnown = codecs.some((rule) => rule.codec === codec);
  const output = getProperty(options, 'outputLocation') ?? getProperty(options, 'outName');
  return {
    // Options that aren't known can't conflict.
    ...readSettings(
      (name) => (isKnown || !dependsOnCodec.includes(name) ? getProperty(options, name) : undefined),
      file,
    ),
    extension: isKnown ? /\.(\w+)$/.exec(getString(output, file) ?? '')?.[1] : undefined,
  };
}
