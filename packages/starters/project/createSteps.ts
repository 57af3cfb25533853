import type {Manager} from './Options.ts';
import type {Step} from './Project.ts';

/** The command that runs a script of `package.json`. */
function createRunCommand(manager: Manager, script: string): string {
  return script === 'start' ? `${manager} start` : `${manager} run ${script}`;
}

/** Returns what to do in the folder of a project. */
export function createSteps(
  manager: Manager,
  scripts: readonly {readonly name: string; readonly about: string}[],
): Step[] {
  return [
    {about: 'Install the packages', command: `${manager} install`},
    ...scripts.map(({name, about}) => ({about, command: createRunCommand(manager, name)})),
  ];
}
