import type {RenderSettings} from '../../toolkit-model/rules/RenderSettings.ts';
import {type Choices, getCodec} from './Choices.ts';

/** Converts the choices to the input of the render rules, for a composition of 1920x1080. */
export function getSettings(choices: Choices): RenderSettings {
  const {options} = choices;
  const numeric = (name: string): number | undefined =>
    options[name] === undefined ? undefined : Number(options[name]);
  return {
    codec: getCodec(choices),
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
}
