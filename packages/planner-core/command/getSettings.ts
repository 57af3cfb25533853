import {createRenderSettings} from '../../toolkit-model/rules/createRenderSettings.ts';
import type {RenderSettings} from '../../toolkit-model/rules/RenderSettings.ts';
import type {Choices} from './Choices.ts';

/** Converts the choices to the input of the render rules, for a composition of 1920x1080. */
export function getSettings({options}: Choices): RenderSettings {
  return createRenderSettings({
    text: (name) => options[name],
    number: (name) => (options[name] === undefined ? undefined : Number(options[name])),
    range: (name) => options[name]?.split('-').map(Number),
  });
}
