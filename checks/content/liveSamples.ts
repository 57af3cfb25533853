import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {demosFolder} from '../../demos/readDemos.ts';
import {getSamples, type Sample} from '../../packages/content-model/samples/sample.ts';
import {compileProject} from '../../packages/playground-core/compile/compileProject.ts';
import {createSampleProject} from '../../packages/playground-core/sample/createSampleProject.ts';
import type {ContentProblem} from '../ContentProblem.ts';
import type {ContentCheck} from '../ContentCheck.ts';

/** Checks that every live sample compiles in the playground and only uses what it supports. A browser test renders them. */
export const liveSamples: ContentCheck = {
  title: 'Live samples run in the playground',
  problems: ({pages}) =>
    pages.map(getSamples).flatMap((samples) => samples.filter(isLive).flatMap(findProblems(samples))),
  counted: ({pages}) => `${pages.flatMap(getSamples).filter(isLive).length} samples`,
};

function isLive(sample: Sample): boolean {
  return sample.isLive;
}

function findProblems(page: readonly Sample[]): (sample: Sample) => ContentProblem[] {
  return (sample) => {
    const problem = (message: string, fix: string): ContentProblem => ({
      file: sample.page,
      line: sample.line,
      message,
      fix,
    });
    if (sample.language !== 'tsx') {
      return [problem(`A live sample must be tsx, not ${sample.language}`, 'Remove "live" or change the language')];
    }
    const project = createSampleProject(sample, page);
    const compiled = compileProject(project);
    if (!('modules' in compiled)) {
      return compiled.map(({file, message}) => problem(`${file}: ${message}`, 'Fix the sample or remove "live"'));
    }
    return [
      ...Object.values(project.files)
        .flatMap(findMissing)
        .map((missing) =>
          problem(`The playground doesn't support ${missing}`, 'Use something that it supports, or remove "live"'),
        ),
      ...(rendersOneThing(sample.code)
        ? []
        : [problem("It's unclear what to render", 'Export one component or describe compositions, or remove "live"')]),
    ];
  };
}

const media = new Set(readdirSync(join(demosFolder, 'public/media')).map((name) => `media/${name}`));

/** Finds features that the sandbox of the playground doesn't support. */
function findMissing(code: string): string[] {
  const text = code.replaceAll(/\/\*.*?\*\/|(?<![:'"])\/\/[^\n]*/gs, '');
  const files = [...text.matchAll(/\bstaticFile\(\s*['"]([^'"]+)['"]/g)].map(([, path = '']) => path);
  return [
    ...files.filter((path) => !media.has(path)).map((path) => `file "${path}"`),
    ...(/['"`]https?:\/\//.test(text) ? ['access to other hosts'] : []),
    ...(/\bclassName=/.test(text) ? ['a style sheet for a className'] : []),
    ...(/\bprocess\./.test(text) ? ['process'] : []),
  ];
}

function rendersOneThing(code: string): boolean {
  return (
    /<(?:Composition|Still)\b|\bregisterRoot\s*\(/.test(code) ||
    [...code.matchAll(/\bexport\s+(?:default\b|(?:const|let|function|class)\s+[A-Z])/g)].length === 1
  );
}
