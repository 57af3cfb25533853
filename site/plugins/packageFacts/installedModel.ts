import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Model} from '../../../reference/model';

const file = join(__dirname, '../../../reference/generated/model.json');
let model: Model | undefined;

/** The model that `npm run reference` wrote. */
export const installedModel = (): Model => {
  if (model) return model;
  if (!existsSync(file)) throw new Error('The packages have not been read yet. Run: npm run reference');
  model = JSON.parse(readFileSync(file, 'utf8')) as Model;
  return model;
};
