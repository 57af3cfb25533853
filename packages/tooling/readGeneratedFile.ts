import {existsSync, readFileSync} from 'node:fs';
import {getErrorMessage} from './getErrorMessage.ts';

/**
 * Reads a JSON file that a command creates. The build runs all of these commands in the right order, so a missing file
 * is always an error.
 * @param solution for example `Run: npm run model`.
 * @throws with the file and the solution if the file is missing or isn't JSON.
 */
export function readGeneratedFile<Content>(file: string, solution: string): Content {
  if (!existsSync(file)) {
    throw new Error(`${file} is missing. ${solution}`);
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content;
  } catch (error) {
    // For example if the command was stopped while it was writing.
    const reason = getErrorMessage(error);
    throw new Error(`${file} can't be read (${reason}). ${solution}`, {cause: error});
  }
}
