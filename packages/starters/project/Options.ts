import type {ExtraId} from '../catalog/extras.ts';

export const managers = ['npm', 'yarn', 'pnpm'] as const;
export type Manager = (typeof managers)[number];

export const languages = ['typescript', 'javascript'] as const;
export type Language = (typeof languages)[number];

/** How to set up a project. */
export type Options = {
  /** The name of the package and the folder. */
  readonly name: string;
  readonly manager: Manager;
  readonly language: Language;
  readonly extras: readonly ExtraId[];
  /** Whether to add instructions for coding agents. */
  readonly hasAgents: boolean;
};

export const initialOptions: Options = {
  name: 'my-video',
  manager: 'npm',
  language: 'typescript',
  extras: [],
  hasAgents: false,
};

/** Says what is wrong with the name of a project, or returns nothing. The rules are those of npm and of Windows. */
export function findNameProblem(name: string): string | undefined {
  if (name === '') {
    return 'Enter a name.';
  }
  if (name.length > 100) {
    return 'Use at most 100 characters.';
  }
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(name)) {
    return 'Use lowercase letters, digits, dots, hyphens and underscores. Start with a letter or a digit.';
  }
  if (/^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.|$)/.test(name)) {
    return `Windows doesn’t allow a folder named “${name}”. Choose another name.`;
  }
  return name === 'node_modules' || name === 'remotion'
    ? `npm doesn’t accept the name “${name}”. Choose another one.`
    : undefined;
}
