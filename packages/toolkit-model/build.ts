import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {openDiskCache} from '../tooling/openDiskCache.ts';
import {root} from '../tooling/root.ts';
import {readMessages} from './messages/readMessages.ts';
import type {Model} from './model.ts';
import {readLambdaPrices} from './read/readLambdaPrices.ts';
import {readModel} from './read/readModel.ts';
import {modelFolder, type ModelFiles} from './readModelFile.ts';

/** Everything that affects the model. Reading it takes about ten seconds, and every command needs it. */
const inputs = ['data', 'messages', 'read', 'types', 'build.ts', 'model.ts', 'packages.ts'].map((name) =>
  join(import.meta.dirname, name),
);
const cache = openDiskCache('toolkit-model', [...inputs, join(root, 'package-lock.json')]);

let reading: Promise<Model> | undefined;
function loadModel(): Promise<Model> {
  return (reading ??= readModel());
}

const files: {[Name in keyof ModelFiles]: () => Promise<ModelFiles[Name]>} = {
  'model.json': loadModel,
  'lambdaPrices.json': async () => readLambdaPrices(),
  'messages.json': async () => readMessages(await loadModel(), (name) => join(root, 'node_modules', name)),
};

mkdirSync(modelFolder, {recursive: true});
for (const [name, read] of Object.entries(files)) {
  const content = await cache.getOrCreate(name, async () => Buffer.from(JSON.stringify(await read(), null, 1)));
  writeFileSync(join(modelFolder, name), content);
}
console.log(reading ? '  read from the installed packages' : '  not changed');
