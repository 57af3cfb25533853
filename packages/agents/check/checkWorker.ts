import {readFileSync} from 'node:fs';
import {parentPort, workerData} from 'node:worker_threads';
import type {FactsFile} from '../data/DataFile.ts';
import {createCodeChecker} from './createCodeChecker.ts';
import {listExportPages} from './listExportPages.ts';
import type {CheckRequest, CheckResponse} from './WorkerMessage.ts';

/** The files that the worker reads when it starts. */
export type CheckWorkerData = {readonly libraryFile: string; readonly factsFile: string};

const {libraryFile, factsFile} = workerData as CheckWorkerData;
const {model, planned} = JSON.parse(readFileSync(factsFile, 'utf8')) as FactsFile;
const library = new Map(Object.entries(JSON.parse(readFileSync(libraryFile, 'utf8')) as Record<string, string>));
const checker = createCodeChecker(library, {model, pages: listExportPages(planned)});

parentPort?.on('message', ({id, files}: CheckRequest) => {
  parentPort?.postMessage(answer(id, files));
});

function answer(id: number, files: CheckRequest['files']): CheckResponse {
  try {
    return {id, result: checker.check(files)};
  } catch (error) {
    return {id, message: error instanceof Error ? error.message : String(error)};
  }
}
