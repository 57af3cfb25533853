import type {ContentProblem} from '../ContentProblem.ts';
import {knownPackages} from './knownPackages.ts';
import type {Sample} from '../../packages/content-model/samples/sample.ts';

/** Finds problems in shell commands: prompts and unknown packages. */
export function checkCommands(sample: Sample): ContentProblem[] {
  return sample.code.split('\n').flatMap((text, index) => {
    const problem = (message: string, fix: string): ContentProblem => ({
      file: sample.page,
      line: sample.line + index,
      message,
      fix,
    });
    if (/^\s*[$>%#]\s+(?!.*!\/)(?:npm|npx|yarn|pnpm|node|cd|git|apt|docker)\b/.test(text)) {
      return [
        problem(
          `The command starts with a prompt: ${text.trim()}`,
          'Remove the prompt so that readers can copy the command',
        ),
      ];
    }
    return findInstalledPackages(text)
      .filter((name) => !knownPackages.has(name))
      .map((name) =>
        problem(`"${name}" isn't a known package`, 'Fix the name or add it to checks/samples/knownPackages.ts'),
      );
  });
}

/** Returns the names of the packages that a line installs, without versions. */
function findInstalledPackages(line: string): string[] {
  const match = /^\s*(?:npm (?:install|i|add)|yarn add|pnpm (?:add|install|i))\s+(.*)$/.exec(line);
  if (!match) {
    return [];
  }
  return (match[1] ?? '')
    .split(/\s+/)
    .filter((word) => word !== '' && !word.startsWith('-'))
    .map((word) => word.replace(/(?<=.)@[^/]*$/, ''));
}
