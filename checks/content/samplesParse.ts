import {parse as parseYaml} from 'yaml';
import {checkCommands} from '../samples/checkCommands.ts';
import {getSamples, type Sample} from '../../packages/content-model/samples/sample.ts';
import type {ContentProblem} from '../ContentProblem.ts';
import type {ContentCheck} from '../ContentCheck.ts';
import {getErrorMessage} from '../../packages/tooling/getErrorMessage.ts';

/** Checks that JSON and YAML are valid, and that commands don't contain prompts or unknown packages. */
export const samplesParse: ContentCheck = {
  title: 'Data and commands are valid',
  problems: ({pages}) => pages.flatMap(getSamples).flatMap(checkSamples),
  counted: ({pages}) => `${pages.flatMap(getSamples).filter(({language}) => language in readers).length} samples`,
};

function checkSamples(sample: Sample): ContentProblem[] {
  return readers[sample.language]?.(sample) ?? [];
}

const readers: Record<string, (sample: Sample) => ContentProblem[]> = {
  json: (sample) => parseSafely(sample, JSON.parse),
  yaml: (sample) => parseSafely(sample, parseYaml),
  bash: checkCommands,
};

function parseSafely(sample: Sample, parse: (text: string) => unknown): ContentProblem[] {
  try {
    parse(sample.code);
    return [];
  } catch (error) {
    const message = getErrorMessage(error);
    return [
      {
        file: sample.page,
        line: sample.line,
        message: `The ${sample.language} sample is invalid: ${message}`,
        fix: "Fix the sample. If it's only part of a file, use a text block",
      },
    ];
  }
}
