import type {RenderSettings} from './RenderSettings.ts';

/** Reads options of `renderMedia()` by their names, from a command or from code. Unknown values are undefined. */
type OptionReader = {
  text(name: string): string | undefined;
  number(name: string): number | undefined;
  range(name: string): readonly (number | undefined)[] | undefined;
};

/** Creates the input of the render rules, for a composition of 1920x1080 and the default codec. */
export function createRenderSettings({text, number, range}: OptionReader): RenderSettings {
  const [first, last] = range('frameRange') ?? [];
  return {
    codec: text('codec') ?? 'h264',
    imageFormat: text('imageFormat') as RenderSettings['imageFormat'],
    pixelFormat: text('pixelFormat') as RenderSettings['pixelFormat'],
    proResProfile: text('proResProfile') as RenderSettings['proResProfile'],
    videoBitrate: text('videoBitrate'),
    crf: number('crf'),
    quality: number('quality'),
    scale: number('scale'),
    everyNthFrame: number('everyNthFrame'),
    numberOfGifLoops: number('numberOfGifLoops'),
    concurrency: number('concurrency'),
    timeoutInMilliseconds: number('timeoutInMilliseconds'),
    frameRange: first === undefined || last === undefined ? undefined : [first, last],
    width: 1920,
    height: 1080,
  };
}
