import {readFileSync} from 'node:fs';
import {findCompiledFile} from '../../packages/content-model/findCompiledFile.ts';
import type {Page} from '../../packages/content-model/page.ts';
import type {ContentProblem} from '../ContentProblem.ts';
import type {ContentCheck} from '../ContentCheck.ts';

/**
 * Checks that the `source` of a page, a file in Remotion's repository, is part of the installed package, and that it
 * exports the function or the component in the page's title.
 */
export const sourceFiles: ContentCheck = {
  title: 'Source files exist',
  problems: ({pages}) => pages.flatMap(checkSource),
  counted: ({pages}) => `${pages.filter(({frontMatter}) => frontMatter.source !== undefined).length} files`,
};

function checkSource({file, text, frontMatter}: Page): ContentProblem[] {
  const {source, title} = frontMatter;
  if (source === undefined) {
    return [];
  }
  const line = text.split('\n').findIndex((content) => content.startsWith('source:')) + 1;
  const compiled = findCompiledFile(String(source));
  if (compiled === undefined) {
    const message = `The installed packages don't contain "${String(source)}"`;
    return [{file, line, message, fix: 'Write the path in the repository, such as packages/core/src/freeze.tsx'}];
  }
  const name = /^<?(\w+)(?:\(\)|>| \/>)/.exec(String(title))?.[1];
  if (name === undefined || readFileSync(compiled, 'utf8').includes(`exports.${name} = `)) {
    return [];
  }
  const message = `"${String(source)}" doesn't export ${name}`;
  return [{file, line, message, fix: 'Write the path of the file that defines it'}];
}
