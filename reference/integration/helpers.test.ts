import {
  ErrorWithStackFrame,
  renderStill,
  validateOutputFilename,
  validateSelectedPixelFormatAndImageFormatCombination,
  validImageFormats,
} from '@remotion/renderer';
import {describe, expect, it} from 'vitest';
import {renderInParts} from './examples/renderInParts';
import {probe} from './probe';
import {printed} from './printed';
import {compositionCalled, serveUrl, sharedBrowser, temporaryFile} from './workbench';

describe('low-level helpers', () => {
  it('combineVideos() joins parts that were rendered by themselves', async () => {
    const output = temporaryFile('joined.mp4');
    const composition = await compositionCalled('WithSound');
    const parts: [number, number][] = [
      [0, 9],
      [10, 19],
    ];
    const lines = await printed(() => renderInParts(serveUrl, composition, parts, output));
    expect(lines.at(-1)).toBe('20 frames joined');
    expect(probe(output)).toMatchObject({video: {codec: 'h264', frames: 20}, audio: 'aac'});
  });

  it('validateOutputFilename() compares codec and extension', () => {
    expect(validateOutputFilename('prores', 'mkv')).toBeUndefined();
    expect(() => validateOutputFilename('vp9', 'mp4')).toThrow(
      'When using the VP9 codec, the output filename must end in .webm.',
    );
    expect(() => validateOutputFilename('aac', null)).toThrow(
      "When using the 'aac' codec, the output must end in one of those extensions: .aac, .3gp, .m4a, .m4b, .mpg, .mpeg",
    );
  });

  it('validateSelectedPixelFormatAndImageFormatCombination() wants PNGs for transparency', () => {
    expect(validImageFormats).toEqual(['png', 'jpeg', 'none']);
    expect(validateSelectedPixelFormatAndImageFormatCombination('yuva420p', 'png')).toBe('valid');
    expect(validateSelectedPixelFormatAndImageFormatCombination('yuva420p', 'none')).toBe('none');
    expect(() => validateSelectedPixelFormatAndImageFormatCombination('yuva444p10le', 'jpeg')).toThrow(
      "Pixel format was set to 'yuva444p10le' but the image format is not PNG. To render transparent videos, you need to set PNG as the image format.",
    );
  });

  it('an error of a component has no places in the source', async () => {
    const composition = await compositionCalled('Broken');
    const error: unknown = await renderStill({
      serveUrl,
      composition,
      frame: 3,
      output: temporaryFile('broken.png'),
      puppeteerInstance: await sharedBrowser(),
    }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({name: 'Error', message: 'The countdown stopped', frame: null});
    expect(error).not.toBeInstanceOf(ErrorWithStackFrame);
  });
});
