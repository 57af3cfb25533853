import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Model} from '../../../../packages/toolkit-model/model.ts';

const file = join(__dirname, '../../../../packages/toolkit-model/generated/model.json');
let model: Model | undefined;

/** The model that `npm run model` wrote. */
export function readInstalledModel(): Model {
  if (model) {
    return model;
  }
  if (!existsSync(file)) {
    throw new Error('The packages have not been read yet. Run: npm run model');
  }
  model = JSON.parse(readFileSync(file, 'utf8')) as Model;
  return model;
}
