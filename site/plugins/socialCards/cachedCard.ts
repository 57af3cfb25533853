import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Card} from './Card';
import {drawCard} from './drawCard';

const folder = join(__dirname, '../../../node_modules/.cache/social-cards');

/** A card as JPEG; one that was drawn before, with the same words and by the same code, is not drawn again. */
export const cachedCard = async (card: Card): Promise<Buffer> => {
  const key = createHash('sha256').update(code()).update(JSON.stringify(card)).digest('hex');
  const file = join(folder, `${key}.jpg`);
  if (existsSync(file)) return readFileSync(file);
  const picture = await drawCard(card);
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, picture);
  return picture;
};

/** What cards are drawn by: this folder, and the versions of what it uses. */
const code = (): string =>
  (known ??= [...readdirSync(__dirname), '../../package.json']
    .map((file) => readFileSync(join(__dirname, file), 'utf8'))
    .join('\n'));

let known: string | undefined;
