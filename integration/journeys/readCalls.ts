import {existsSync, readFileSync} from 'node:fs';

/** A command that a process has sent, with what it creates. */
export type SentCall = {readonly command: string; readonly FunctionName?: string; readonly Bucket?: string};

/** Reads the commands that processes have sent so far. */
export function readCalls(file: string): readonly SentCall[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return lines.map((line) => JSON.parse(line) as SentCall);
}
