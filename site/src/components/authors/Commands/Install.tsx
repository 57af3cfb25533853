import type {ReactNode} from 'react';
import {Command} from './Command.tsx';

type Props = {
  /** Names of packages, separated by spaces. */
  readonly packages: string;
  /** Installs them as development dependencies. */
  readonly dev?: boolean;
};

/** The command that installs packages with each package manager. */
export function Install({packages, dev = false}: Props): ReactNode {
  return (
    <Command
      npm={`npm install ${dev ? '--save-dev ' : ''}${packages}`}
      yarn={`yarn add ${dev ? '--dev ' : ''}${packages}`}
      pnpm={`pnpm add ${dev ? '--save-dev ' : ''}${packages}`}
    />
  );
}
