import {z} from 'zod';
import {playgroundPath} from '../../playground-core/playgroundPath.ts';
import {encodeProject} from '../../playground-core/project/encodeProject.ts';
import {isSandboxModule, sandboxModules} from '../../playground-core/sandboxModules.ts';
import type {CheckedFile} from '../check/CheckedFile.ts';
import {isSyntaxError} from '../check/isSyntaxError.ts';
import {defineTool, type ToolContext} from './AgentTool.ts';
import {compositionInput} from './compositionInput.ts';
import {readPlaygroundFiles} from './readPlaygroundFiles.ts';

/** Creates a link that opens code in the playground of the site. */
export const playgroundLink = defineTool({
  name: 'playground_link',
  title: 'Link to the playground',
  description:
    'Returns a link that opens files in the playground of the documentation, where people can play and edit the video without installing anything. The first file exports the component. The code is part of the link and is not stored. Warns if the code has syntax errors or imports packages that the playground lacks.',
  input: z.object({
    files: z
      .array(z.object({path: z.string().describe('Title.tsx or parts/Title.tsx'), text: z.string().max(100_000)}))
      .min(1)
      .max(20),
    ...compositionInput,
  }),
  async run({files, ...settings}, {data, checkCode}) {
    const texts = readPlaygroundFiles(files);
    const link = `${data.siteUrl}${playgroundPath}#code=${encodeProject({...settings, files: texts})}`;
    const project = Object.entries(texts).map(([path, text]) => ({path, text}));
    const problems = [...(await findSyntaxErrors(project, checkCode)), ...project.flatMap(findMissingPackages)];
    return {
      text:
        problems.length === 0 ? link : `${link}\n\nThe playground can't run this code:\n\n- ${problems.join('\n- ')}`,
    };
  },
});

/** Parses the files in the worker, because this can take a while. Finds nothing if the worker is busy. */
async function findSyntaxErrors(files: readonly CheckedFile[], checkCode: ToolContext['checkCode']): Promise<string[]> {
  const {findings} = await checkCode(files).catch(() => ({findings: []}));
  return findings
    .filter(({rule}) => isSyntaxError(Number(rule.replace('typescript/', ''))))
    .map(({file, line, column, message}) => `${file}:${line}:${column}: ${message}`);
}

/** Where an import or export starts. The text is split there, so that none of it is searched twice. */
const statementStart = /^(?=[ \t]*(?:import|export)\b)/m;

/** Imports of types aren't part of the compiled code. */
const imported = /^[ \t]*(?:import|export)\b(?!\s+type\b)(?:[^'"`=;()]*\bfrom)?\s*['"]([^.'"\n][^'"\n]*)['"]/;

function findMissingPackages({path, text}: CheckedFile): string[] {
  const names = new Set(text.split(statementStart).flatMap((statement) => imported.exec(statement)?.[1] ?? []));
  return [...names]
    .filter((name) => !isSandboxModule(name))
    .map((name) => `${path}: ${name} isn't available. Code can import ${Object.keys(sandboxModules).join(', ')}.`);
}
