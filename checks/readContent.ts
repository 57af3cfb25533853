import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {MessageModel} from '../reference/messages/MessageModel.ts';
import type {Model} from '../reference/model.ts';
import {readPage, repository, type Page} from './page.ts';
import type {Content, PlannedPage} from './proof.ts';

const folders = ['site/docs', 'site/blog', 'site/success-stories'];

/** Reads all pages, what `npm run reference` has read of the packages, and the plan of the site. */
export const readContent = (): Content => ({
  pages: folders.flatMap((folder) => pagesBelow(join(repository, folder))),
  model: readJson<Model>('reference/generated/model.json'),
  messages: readJson<MessageModel[]>('reference/generated/messages.json'),
  planned: readJson<PlannedPage[]>('checks/data/planned-pages.json'),
});

const pagesBelow = (folder: string): Page[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => readPage(join(folder, file)));

const readJson = <T>(file: string): T => {
  const path = join(repository, file);
  if (!existsSync(path)) throw new Error(`${file} is missing. Run: npm run reference`);
  return JSON.parse(readFileSync(path, 'utf8')) as T;
};
