import {mkdirSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {readMessages} from './messages/readMessages.ts';
import {readLambdaPrices} from './read/readLambdaPrices.ts';
import {readModel} from './read/readModel.ts';

const folder = fileURLToPath(new URL('./generated/', import.meta.url));
const model = await readModel();
mkdirSync(folder, {recursive: true});
writeFileSync(`${folder}model.json`, JSON.stringify(model, null, 1));
writeFileSync(`${folder}lambdaPrices.json`, JSON.stringify(readLambdaPrices()));
const messages = readMessages(model, (name) => fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url)));
writeFileSync(`${folder}messages.json`, JSON.stringify(messages, null, 1));
const count = model.packages.reduce((sum, item) => sum + item.exports.length, 0);
console.log(`${model.packages.length} packages, ${count} exports, ${messages.length} messages`);
