import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {readModelFile} from '../toolkit-model/readModelFile.ts';
import {readPage, type Page} from './page.ts';
import {root} from '../tooling/root.ts';
import type {Content} from './Content.ts';

const folders = ['content/docs', 'content/blog', 'content/success-stories'];

/** Reads all pages, the output of `npm run model`, and the URLs of the documentation. */
export function readContent(): Content {
  return {pages: readPages(), ...readPackageFacts()};
}

/** Reads the documentation, the posts and the success stories. */
export function readPages(): Page[] {
  return folders.flatMap((folder) => listPages(join(root, folder)));
}

/** Reads the output of `npm run model` and the URLs of the documentation. Much faster than parsing all pages. */
export function readPackageFacts(): Omit<Content, 'pages'> {
  return {
    model: readModelFile('model.json'),
    messages: readModelFile('messages.json'),
    pagePaths: JSON.parse(readFileSync(join(root, 'packages/content-model/pagePaths.json'), 'utf8')) as string[],
  };
}

/** Reads the texts of the course. They aren't part of the documentation, so the content checks leave them out. */
export function readLessonPages(): Page[] {
  return listPages(join(root, 'content/course'));
}

function listPages(folder: string): Page[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => readPage(join(folder, file)));
}
