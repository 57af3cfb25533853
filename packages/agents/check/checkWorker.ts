import {readGeneratedFile} from '../../tooling/readGeneratedFile.ts';
import type {FactsFile} from '../data/DataFile.ts';
import {missingDataSolution} from '../data/missingDataSolution.ts';
import {createCodeChecker} from './createCodeChecker.ts';
import type {CheckRequest, CheckResponse} from './WorkerMessage.ts';
import {getErrorMessage} from '../../tooling/getErrorMessage.ts';

const [, , libraryFile = '', factsFile = ''] = process.argv;
const {model, exportPages} = readGeneratedFile<FactsFile>(factsFile, missingDataSolution);
const library = new Map(Object.entries(readGeneratedFile<Record<string, string>>(libraryFile, missingDataSolution)));
const checker = createCodeChecker(library, {model, pages: new Map(exportPages)});

// The process ends when the one that started it does, because nothing else keeps it alive.
process.on('message', ({id, files}: CheckRequest) => {
  process.send?.(answer(id, files));
});

function answer(id: number, files: CheckRequest['files']): CheckResponse {
  try {
    const result = checker.check(files);
    return {id, memory: process.memoryUsage.rss(), result};
  } catch (error) {
    return {id, memory: process.memoryUsage.rss(), message: getErrorMessage(error)};
  }
}
