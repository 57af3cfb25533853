import type {Fault} from '../fault.ts';
import {knownPackages} from './knownPackages.ts';
import type {Sample} from './sample.ts';

/** What is wrong with a sample of shell commands: prompts, and packages that do not exist. */
export const commandFaults = (sample: Sample): Fault[] =>
  sample.code.split('\n').flatMap((text, index) => {
    const fault = (message: string, fix: string): Fault => ({
      file: sample.page,
      line: sample.line + index,
      message,
      fix,
    });
    if (/^\s*[$>%#]\s+(?!.*!\/)(?:npm|npx|yarn|pnpm|node|cd|git|apt|docker)\b/.test(text))
      return [
        fault(`The command begins with a prompt: ${text.trim()}`, 'Leave the prompt out, so that it can be copied'),
      ];
    return installed(text)
      .filter((name) => !knownPackages.has(name))
      .map((name) =>
        fault(
          `"${name}" is not a package that we know`,
          'Correct the name, or add it to checks/samples/knownPackages.ts',
        ),
      );
  });

/** Names of the packages that a line installs, without versions. */
const installed = (line: string): string[] => {
  const match = /^\s*(?:npm (?:install|i|add)|yarn add|pnpm (?:add|install|i))\s+(.*)$/.exec(line);
  if (!match) return [];
  return (match[1] ?? '')
    .split(/\s+/)
    .filter((word) => word !== '' && !word.startsWith('-'))
    .map((word) => word.replace(/(?<=.)@[^/]*$/, ''));
};
