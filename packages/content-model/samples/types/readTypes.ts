import type ts from 'typescript';
import type {SampleFile} from '../SampleFile.ts';
import {createSampleFiles, getSamplePath} from '../createSampleFiles.ts';
import {createDeclarationHtml} from './createDeclarationHtml.ts';
import {findExportedName} from './findExportedName.ts';
import {getFirstSentence} from './getFirstSentence.ts';
import {findIdentifiers} from './findIdentifiers.ts';
import type {UnlinkedType, UnlinkedTypes} from './UnlinkedTypes.ts';
import {createSamplesService} from './createSamplesService.ts';

/** Reads the type of every identifier in the TypeScript samples of pages. */
export function readTypes(pages: ReadonlyMap<string, readonly SampleFile[]>): Map<string, UnlinkedTypes> {
  const service = createSamplesService(createSampleFiles([...pages.values()].flat()));
  return new Map([...pages].map(([key, samples]) => [key, readTypesOfPage(service, samples)]));
}

function readTypesOfPage(service: ts.LanguageService, samples: readonly SampleFile[]): UnlinkedTypes {
  const numbers = new Map<string, number>();
  const getNumber = (type: UnlinkedType): number => {
    const text = JSON.stringify(type);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const blocks = samples
    .filter(({language}) => language.startsWith('ts'))
    .map((sample) => readBlock(service, getSamplePath(sample), getNumber));
  return {types: [...numbers.keys()].map((text) => JSON.parse(text) as UnlinkedType), blocks};
}

function readBlock(service: ts.LanguageService, path: string, getNumber: (type: UnlinkedType) => number): number[] {
  const program = service.getProgram();
  const file = program?.getSourceFile(path);
  if (!program || !file) {
    throw new Error(`The program of all samples lacks ${path}`);
  }
  let end = 0;
  return findIdentifiers(file).flatMap((node) => {
    const type = readType(service, program.getTypeChecker(), path, node);
    if (!type) {
      return [];
    }
    const start = node.getStart(file);
    const numbers = [start - end, node.getEnd() - start, getNumber(type)];
    end = node.getEnd();
    return numbers;
  });
}

/** The length after which the compiler truncates a type. */
const maxLength = 400;

function readType(
  service: ts.LanguageService,
  checker: ts.TypeChecker,
  path: string,
  node: ts.Identifier,
): UnlinkedType | undefined {
  const info = service.getQuickInfoAtPosition(path, node.getStart(), maxLength);
  // An undeclared name has no type.
  if (!info?.displayParts || info.displayParts.map(({text}) => text).join('') === 'any') {
    return undefined;
  }
  const about = getFirstSentence((info.documentation ?? []).map(({text}) => text).join(''));
  const exported = findExportedName(checker, node);
  return {html: createDeclarationHtml(info.displayParts), ...(about && {about}), ...(exported && {exported})};
}
