import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import {format} from 'prettier/standalone';
import {transform} from 'sucrase';
import type {Project} from './Project.ts';

/**
 * Removes the types from the code of a project, renames its files, and updates their paths in all other files. Rejects
 * with a message that names the file if its code has a syntax error.
 */
export async function convertToJavaScript(project: Project): Promise<Project> {
  const renamed = new Map(
    Object.entries(project.texts)
      .filter(([path]) => /\.tsx?$/.test(path))
      .map(([path]) => [path, path.replace(/\.ts(x?)$/, '.js$1')]),
  );
  const texts: Record<string, string> = {};
  for (const [path, text] of Object.entries(project.texts)) {
    const code = renamed.has(path) ? await removeTypes(path, text) : text;
    texts[renamed.get(path) ?? path] = replacePaths(code, renamed);
  }
  return {...project, texts};
}

async function removeTypes(path: string, text: string): Promise<string> {
  try {
    const {code} = transform(text, {
      transforms: ['typescript', 'jsx'],
      jsxRuntime: 'preserve',
      disableESTransforms: true,
      filePath: path,
    });
    return await format(code, {parser: 'babel', plugins: [babel, estree], singleQuote: true, bracketSpacing: false});
  } catch (error) {
    throw new Error(
      `${path} can’t be converted to JavaScript. ${error instanceof Error ? error.message : String(error)}`,
      {cause: error},
    );
  }
}

function replacePaths(text: string, renamed: ReadonlyMap<string, string>): string {
  return [...renamed].reduce(
    (result, [from, to]) => result.replace(new RegExp(`${from.replaceAll('.', String.raw`\.`)}(?!\\w)`, 'g'), () => to),
    text,
  );
}
