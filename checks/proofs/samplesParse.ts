import {parse as parseYaml} from 'yaml';
import {commandFaults} from '../samples/commandFaults.ts';
import {samplesOf, type Sample} from '../samples/sample.ts';
import type {Fault} from '../fault.ts';
import type {Proof} from '../proof.ts';

/** JSON and YAML parse; commands have no prompt, no output, and install packages that exist. */
export const samplesParse: Proof = {
  name: 'Data and commands parse',
  faults: ({pages}) => pages.flatMap(samplesOf).flatMap(faultsOf),
  counted: ({pages}) => `${pages.flatMap(samplesOf).filter(({language}) => language in readers).length} samples`,
};

const faultsOf = (sample: Sample): Fault[] => readers[sample.language]?.(sample) ?? [];

const readers: Record<string, (sample: Sample) => Fault[]> = {
  json: (sample) => parsed(sample, JSON.parse),
  yaml: (sample) => parsed(sample, parseYaml),
  bash: commandFaults,
};

const parsed = (sample: Sample, parse: (text: string) => unknown): Fault[] => {
  try {
    parse(sample.code);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [
      {
        file: sample.page,
        line: sample.line,
        message: `The ${sample.language} sample does not parse: ${message}`,
        fix: 'Mend the sample; if it is only a part of a file, use a text block',
      },
    ];
  }
};
