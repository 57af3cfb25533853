import {join} from 'node:path';
import {readGeneratedFile} from '../tooling/readGeneratedFile.ts';
import {root} from '../tooling/root.ts';
import type {MessageModel} from './messages/MessageModel.ts';
import type {Model} from './model.ts';
import type {RegionPrice} from './read/readLambdaPrices.ts';

/** What `npm run model` writes, by file name. */
export type ModelFiles = {
  readonly 'model.json': Model;
  readonly 'lambdaPrices.json': Readonly<Record<string, RegionPrice>>;
  readonly 'messages.json': readonly MessageModel[];
};

export const modelFolder = join(root, 'packages/toolkit-model/generated');

/** Reads what `npm run model` wrote. Throws an error with this command if it hasn't run. */
export function readModelFile<Name extends keyof ModelFiles>(name: Name): ModelFiles[Name] {
  return readGeneratedFile(join(modelFolder, name), 'Run: npm run model');
}
