import type {ReactNode} from 'react';
import {Command} from './Command.tsx';
import {createInstallCommands} from './createInstallCommands.ts';

type Props = {
  /** Names of packages, separated by spaces. */
  readonly packages: string;
  /** Installs them as development dependencies. */
  readonly dev?: boolean;
};

/** The command that installs packages with each package manager. */
export function Install({packages, dev = false}: Props): ReactNode {
  return <Command {...createInstallCommands(packages, dev)} />;
}
