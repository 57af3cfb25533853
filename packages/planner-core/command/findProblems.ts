import {findConflicts} from '../../toolkit-model/rules/findConflicts.ts';
import type {RenderSettings} from '../../toolkit-model/rules/RenderSettings.ts';
import type {Choices} from './Choices.ts';
import {findInputErrors} from './findInputErrors.ts';
import {getSettings} from './getSettings.ts';
import type {ChoiceProblem} from './ChoiceProblem.ts';

/** Returns why a render rejects the choices, with a solution for each reason. The size is 1920x1080 by default. */
export function findProblems(choices: Choices, size?: Pick<RenderSettings, 'width' | 'height'>): ChoiceProblem[] {
  const errors = findInputErrors(choices);
  const conflicts = findConflicts({...getSettings(choices), ...size})
    // An entry that isn't valid has no value that could contradict others.
    .filter(({settings}) => !errors.some(({name}) => settings.some((setting) => setting === name)))
    .map(({settings, reason, fix}) => ({
      name: settings.find((setting) => choices.options[setting] !== undefined),
      text: `${reason} ${fix}`,
    }));
  return [...errors, ...conflicts];
}
