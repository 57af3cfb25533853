import {describe, expect, test} from 'vitest';
import ts from 'typescript';
import {starters} from '../catalog/starters.ts';
import {readResources} from '../read/readResources.ts';
import {createProject} from './createProject.ts';
import {convertToJavaScript} from './convertToJavaScript.ts';
import {createStarterSource} from './createStarterSource.ts';
import {findUnavailableExtras} from './findUnavailableExtras.ts';
import {extras} from '../catalog/extras.ts';
import {initialOptions} from './Options.ts';

const resources = readResources('https://example.com');

describe.each(starters.map((starter) => [starter.id, starter] as const))('%s in JavaScript', (_, starter) => {
  test('has no TypeScript, and all files that it names', async () => {
    const source = createStarterSource(starter, resources);
    const unavailable = findUnavailableExtras(source, resources);
    const wanted = extras.map(({id}) => id).filter((id) => unavailable[id] === undefined);
    const {texts} = await createProject(source, {...initialOptions, language: 'javascript', extras: wanted}, resources);
    expect(Object.keys(texts).filter((path) => /\.tsx?$|tsconfig/.test(path))).toEqual([]);
    expect(texts['package.json']).not.toMatch(/typescript|@types|\.tsx?\b/);
    const paths = Object.values(texts).flatMap((text) => [...text.matchAll(/\b(?:src|app|scripts)\/[\w/-]+\.jsx?\b/g)]);
    expect(paths.map(([path]) => path).filter((path) => !(path in texts))).toEqual([]);
    for (const [path, text] of Object.entries(texts).filter(([name]) => /\.jsx?$/.test(name))) {
      const {diagnostics} = ts.transpileModule(text, {
        fileName: path,
        reportDiagnostics: true,
        compilerOptions: {allowJs: true, checkJs: true, jsx: ts.JsxEmit.Preserve},
      });
      expect(
        diagnostics?.map(({messageText}) => messageText),
        path,
      ).toEqual([]);
    }
  });
});

test('removes types, and formats what is left', async () => {
  const texts = {
    'src/Title.tsx':
      "import type {FC} from 'react';\n\ntype Props = {text: string};\n\nexport const Title: FC<Props> = ({text}: Props) => <h1>{text as string}</h1>;\n",
    'src/index.ts': "import {Title} from './Title';\n\nexport const all: unknown[] = [Title];\n",
    'package.json': '{"start": "remotion preview src/index.ts", "other": "src/index.tsx"}',
  };
  const converted = await convertToJavaScript({name: 'a', texts, media: {}, steps: []});
  expect(converted.texts).toEqual({
    'src/Title.jsx': 'export const Title = ({text}) => <h1>{text}</h1>;\n',
    'src/index.js': "import {Title} from './Title';\n\nexport const all = [Title];\n",
    'package.json': '{"start": "remotion preview src/index.js", "other": "src/index.tsx"}',
  });
});

test('names the file with a syntax error', async () => {
  const project = {name: 'a', texts: {'src/A.tsx': 'export const = 1'}, media: {}, steps: []};
  await expect(convertToJavaScript(project)).rejects.toThrow('src/A.tsx can’t be converted to JavaScript.');
});
