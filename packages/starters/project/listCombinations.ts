import {extras} from '../catalog/extras.ts';
import {starters} from '../catalog/starters.ts';
import {createTypeScriptProject} from './createTypeScriptProject.ts';
import {createStarterSource} from './createStarterSource.ts';
import {findUnavailableExtras} from './findUnavailableExtras.ts';
import {initialOptions} from './Options.ts';
import type {Resources, Project} from './Project.ts';

/** Returns every starter alone, with each extra, with each pair of extras and with all of them, by a name for messages. */
export function listCombinations(resources: Resources): Map<string, Project> {
  const projects = new Map<string, Project>();
  for (const starter of starters) {
    const source = createStarterSource(starter, resources);
    const unavailable = findUnavailableExtras(source, resources);
    const ids = extras.map(({id}) => id).filter((id) => !source.extras.includes(id) && unavailable[id] === undefined);
    const sets = [
      [],
      ...ids.map((id) => [id]),
      ...ids.flatMap((a, index) => ids.slice(index + 1).map((b) => [a, b])),
      ids,
    ];
    for (const set of sets) {
      projects.set(
        [starter.id, ...set].join('+'),
        createTypeScriptProject(source, {...initialOptions, extras: set}, resources),
      );
    }
  }
  return projects;
}
