import {existsSync, readFileSync} from 'node:fs';

/**
 * Reads a JSON file that a command creates. The build runs all of these commands in the right order, so a missing file
 * is always an error.
 * @param command for example `npm run model`.
 * @throws with the file and the command if the file is missing or isn't JSON.
 */
export function readGeneratedFile<Content>(file: string, command: string): Content {
  if (!existsSync(file)) {
    throw new Error(`${file} is missing. Run: ${command}`);
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content;
  } catch (error) {
    // For example if the command was stopped while it was writing.
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} can't be read (${reason}). Run: ${command}`, {cause: error});
  }
}
