import ts from 'typescript';
import type {Rule} from './Rule.ts';
import {findCalls, findNodes, getNumber, getProperty} from './syntax.ts';

const mediaUtils = /^@remotion\/media-utils$/;

/** Finds calls of the audio functions that fail, or that load the file again for each frame. */
export const audioData: Rule = {
  name: 'audio-data',
  about: 'Calls of visualizeAudio() and useAudioData() that don’t work',
  severity: 'error',
  link: '/docs/visualize-audio',
  checkCode(file, report) {
    for (const call of findCalls(file, ['visualizeAudio'], mediaUtils)) {
      const node = getProperty(call.arguments[0], 'numberOfSamples');
      const samples = getNumber(node, file);
      if (node && samples !== undefined && (samples <= 0 || Math.log2(samples) % 1 !== 0)) {
        report(node, {
          message: `numberOfSamples must be a power of two, but is ${samples}.`,
          fix: 'Use 32, 64, 128, 256 or 512, and slice the result if you need fewer bars.',
        });
      }
    }
    for (const call of findCalls(file, ['useAudioData', 'getAudioData'], mediaUtils)) {
      const [source] = call.arguments;
      if (source && findNodes(source, ts.isIdentifier).some(({text}) => text === 'frame')) {
        report(source, {
          message: 'The URL changes with each frame, so each frame downloads and decodes the file again.',
          fix: 'Pass the same URL for all frames.',
          link: '/docs/use-audio-data',
        });
      }
    }
  },
};
