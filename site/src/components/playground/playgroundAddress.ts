import {encodeProject} from './project/encodeProject';
import {playgroundPath} from './playgroundPath';
import type {PlaygroundProject} from './project/PlaygroundProject';

/** Most characters of an address: what browsers, chats and mail programs still carry whole. */
export const longestAddress = 16_000;

/**
 * The address, from the slash on, at which the playground opens these files. It can be longer than
 * `longestAddress`; whoever offers it as a link has to look.
 */
export const playgroundAddress = (project: PlaygroundProject): string =>
  `${playgroundPath}#code=${encodeProject(project)}`;

/** The address at which the playground opens a demo of `demos/`. */
export const demoPlaygroundAddress = (name: string): string => `${playgroundPath}?demo=${name}`;
