import type ts from 'typescript';
import type {SampleFile} from '../../../reference/samples/SampleFile';
import {sampleFiles} from '../../../reference/samples/sampleFiles';
import {declarationHtml} from './declarationHtml';
import {exportedName} from './exportedName';
import {firstSentence} from './firstSentence';
import {identifiersOf} from './identifiersOf';
import type {UnlinkedType, UnlinkedTypes} from './UnlinkedTypes';
import {samplesService} from './samplesService';

/** Reads the type of every identifier of every page's TypeScript samples, with one program for all of them. */
export const readTypes = (pages: ReadonlyMap<string, readonly SampleFile[]>): Map<string, UnlinkedTypes> => {
  const files = sampleFiles([...pages.values()].flat());
  const service = samplesService(files);
  const pathOf = new Map([...files].map(([path, sample]) => [sample, path]));
  return new Map([...pages].map(([page, samples]) => [page, typesOf(service, samples, pathOf)]));
};

const typesOf = (
  service: ts.LanguageService,
  samples: readonly SampleFile[],
  pathOf: ReadonlyMap<SampleFile, string>,
): UnlinkedTypes => {
  const numbers = new Map<string, number>();
  const numberOf = (type: UnlinkedType): number => {
    const text = JSON.stringify(type);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const blocks = samples
    .filter(({language}) => language.startsWith('ts'))
    .map((sample) => blockOf(service, pathOf.get(sample) ?? '', numberOf));
  return {types: [...numbers.keys()].map((text) => JSON.parse(text) as UnlinkedType), blocks};
};

const blockOf = (service: ts.LanguageService, path: string, numberOf: (type: UnlinkedType) => number): number[] => {
  const program = service.getProgram();
  const file = program?.getSourceFile(path);
  if (!program || !file) throw new Error(`The program of all samples lacks ${path}`);
  let end = 0;
  return identifiersOf(file).flatMap((node) => {
    const type = typeOf(service, program.getTypeChecker(), path, node);
    if (!type) return [];
    const start = node.getStart(file);
    const numbers = [start - end, node.getEnd() - start, numberOf(type)];
    end = node.getEnd();
    return numbers;
  });
};

/** Characters after which the compiler cuts a type. */
const longest = 400;

const typeOf = (
  service: ts.LanguageService,
  checker: ts.TypeChecker,
  path: string,
  node: ts.Identifier,
): UnlinkedType | undefined => {
  const info = service.getQuickInfoAtPosition(path, node.getStart(), longest);
  // Of a name that nothing declares, there is nothing to say.
  if (!info?.displayParts || info.displayParts.map(({text}) => text).join('') === 'any') return undefined;
  const about = firstSentence((info.documentation ?? []).map(({text}) => text).join(''));
  const exported = exportedName(checker, node);
  return {html: declarationHtml(info.displayParts), ...(about && {about}), ...(exported && {exported})};
};
