import type {ReactNode} from 'react';
import {Command} from './Command';

interface Props {
  /** Names of packages, separated by spaces. */
  readonly packages: string;
  /** Installs them for development only. */
  readonly dev?: boolean;
}

/** How to install packages, with each package manager. */
export const Install = ({packages, dev = false}: Props): ReactNode => (
  <Command
    npm={`npm install ${dev ? '--save-dev ' : ''}${packages}`}
    yarn={`yarn add ${dev ? '--dev ' : ''}${packages}`}
    pnpm={`pnpm add ${dev ? '--save-dev ' : ''}${packages}`}
  />
);
