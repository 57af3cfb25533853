import {findConflicts} from '../../toolkit-model/rules/findConflicts.ts';
import type {RenderSettings} from '../../toolkit-model/rules/RenderSettings.ts';
import type {Choices} from './Choices.ts';
import {findEntryErrors} from './findEntryErrors.ts';
import {getSettings} from './getSettings.ts';

/** Returns why a render rejects the choices, with a solution for each reason. The size is 1920x1080 by default. */
export function findProblems(choices: Choices, size?: Pick<RenderSettings, 'width' | 'height'>): string[] {
  const errors = findEntryErrors(choices);
  return errors.length > 0
    ? errors
    : findConflicts({...getSettings(choices), ...size}).map(({reason, fix}) => `${reason} ${fix}`);
}
