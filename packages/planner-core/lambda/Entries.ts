import {lambdaLimits} from './lambdaLimits.ts';
import type {Architecture, Region} from './lambdaPrices.ts';

/** The content of the fields: numbers as entered, valid or not. */
export type Entries = {
  readonly seconds: string;
  readonly fps: string;
  /** Empty for the package's default. */
  readonly framesPerFunction: string;
  readonly memory: string;
  readonly disk: string;
  readonly frameTime: string;
  readonly outputRate: string;
  readonly renders: string;
  readonly team: string;
  readonly developers: string;
  readonly region: Region;
  readonly architecture: Architecture;
};

export type NumberName = Exclude<keyof Entries, 'region' | 'architecture'>;

/** The initial values. */
export const initialEntries: Entries = {
  seconds: '60',
  fps: '30',
  framesPerFunction: '',
  memory: String(lambdaLimits.defaultMemory),
  disk: String(lambdaLimits.defaultDisk),
  frameTime: '250',
  outputRate: '32',
  renders: '1000',
  team: '5',
  developers: '2',
  region: 'us-east-1',
  architecture: 'arm64',
};
