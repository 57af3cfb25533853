import type {RenderSettings} from '../../../../../reference/rules/RenderSettings';
import {type Choices, codecOf} from './Choices';

/** The choices as the rules of rendering take them, for a composition of 1920x1080. */
export const settingsOf = (choices: Choices): RenderSettings => {
  const {options} = choices;
  const numeric = (name: string): number | undefined =>
    options[name] === undefined ? undefined : Number(options[name]);
  return {
    codec: codecOf(choices),
    imageFormat: options.imageFormat as RenderSettings['imageFormat'],
    pixelFormat: options.pixelFormat as RenderSettings['pixelFormat'],
    proResProfile: options.proResProfile as RenderSettings['proResProfile'],
    videoBitrate: options.videoBitrate,
    crf: numeric('crf'),
    quality: numeric('quality'),
    scale: numeric('scale'),
    everyNthFrame: numeric('everyNthFrame'),
    width: 1920,
    height: 1080,
  };
};
