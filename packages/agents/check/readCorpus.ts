import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {CheckedFile} from './CheckedFile.ts';

/** A wrong program with the mistake that has to be found in it. */
type WrongProgram = {
  readonly name: string;
  readonly file: CheckedFile;
  /** The name of the rule, or the beginning of it. */
  readonly finds: string;
  /** Words that the message or the fix has to contain. */
  readonly says: string;
  /** The page or another source that the mistake is from. */
  readonly from: string;
};

const folder = fileURLToPath(new URL('../corpus/', import.meta.url));

/** The rules for some files depend on their names. */
const names: readonly (readonly [ending: RegExp, path: string])[] = [
  [/\.package\.json$/, 'package.json'],
  [/\.remotion-config\.ts$/, 'remotion.config.ts'],
  [/\.src-index\.ts$/, 'src/index.ts'],
  [/\.Dockerfile$/, 'Dockerfile'],
];

/** Reads the wrong programs. The first lines of each contain what has to be found, and where the mistake is from. */
export function readCorpus(): WrongProgram[] {
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const [, finds, says, from] =
        /finds: (\S+), says: (.+?)(?: \*\/)?(?:, |\n(?:\/\/|\/\*|#) )from: (.+?)(?: \*\/|",)?\n/.exec(text) ?? [];
      if (finds === undefined || says === undefined || from === undefined) {
        throw new Error(`corpus/${name} must start with "finds: rule, says: words" and "from: page".`);
      }
      const path = names.find(([ending]) => ending.test(name))?.[1] ?? `src/${name}`;
      return {name, file: {path, text}, finds, says: says.replaceAll('\\"', '"'), from};
    });
}
